"""Someone who opens pages and hears what the browser says about them."""

import os
import shutil
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

PROGRAM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
MISSING = "browser tests need Chromium: apt-get install chromium"
# Set by .ci/run: there the browser tests must run.
REQUIRED = bool(os.environ.get("HOUSERULES_BROWSER_REQUIRED"))


@dataclass
class Reader:
    """Opens pages and keeps what the browser complained about and asked for."""

    browser: Any
    complaints: list[str] = field(default_factory=list)
    requests: list[str] = field(default_factory=list)
    contexts: list[Any] = field(default_factory=list)

    def open(self, path: Path, anchor: str = "", **options: Any) -> Any:
        options = {"viewport": {"width": 1280, "height": 900}} | options
        context = self.browser.new_context(**options)
        self.contexts.append(context)
        page = context.new_page()
        page.on("console", lambda message: self.complaints.append(f"{message.type}: {message.text}"))
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("request", lambda request: self.requests.append(request.url))
        page.goto(path.as_uri() + (f"#{anchor}" if anchor else ""))
        return page
