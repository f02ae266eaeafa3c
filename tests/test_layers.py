"""Who may import whom: one direction, no way back (the table in the design)."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
OURS = {"grammar", "ruleschema", "checker", "submissions", "templates", "tests"}
MAY_IMPORT = {
    "grammar": {"grammar"},
    "ruleschema": {"ruleschema", "grammar"},
    "checker": {"checker", "ruleschema", "grammar"},
}
# Third parties by folder: Lark stays behind the grammar, YAML behind the schema, pages behind the checker.
THIRD_PARTY = {
    "grammar": {"lark"},
    "ruleschema": {"ruamel", "_ruamel_yaml", "pdfplumber", "pdfminer", "docx", "lxml"},
    "checker": {"filelock", "rich", "jinja2", "xlsxwriter"},
}
# The reader's folders, each above what it may import; the files beside them hold the whole way and its records.
INTAKE = ["words", "formats", "cleaning", "outline", "games", "wagers", "grids", "payouts", "clauses", "saving"]
STANDARD = set(__import__("sys").stdlib_module_names)


def imported(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            found.add((node.module or "").split(".")[0])
    return found


@pytest.mark.parametrize("folder", sorted(MAY_IMPORT))
def test_a_folder_imports_only_what_the_design_allows(folder: str) -> None:
    for path in (ROOT / folder).rglob("*.py"):
        names = imported(path)
        assert names & OURS <= MAY_IMPORT[folder], path
        assert names - OURS - STANDARD <= THIRD_PARTY[folder], path


@pytest.mark.parametrize("folder", INTAKE)
def test_a_folder_of_the_reader_imports_only_what_stands_before_it(folder: str) -> None:
    above = INTAKE[INTAKE.index(folder) + 1 :]
    for path in (ROOT / "ruleschema" / "intake" / folder).rglob("*.py"):
        wrong = [name for name in above if f"ruleschema.intake.{name}." in path.read_text(encoding="utf-8")]
        assert not wrong, path


def test_every_folder_of_the_reader_has_its_place() -> None:
    folders = (path.parent for path in (ROOT / "ruleschema" / "intake").glob("*/__init__.py"))
    assert sorted(folder.name for folder in folders) == sorted(INTAKE)


def test_only_the_parser_files_of_the_grammar_know_lark() -> None:
    using = {path.name for path in (ROOT / "grammar").glob("*.py") if "lark" in imported(path)}
    assert using == {"parse.py", "parser.py"}


@pytest.mark.parametrize("folder", ["submissions", "templates"])
def test_data_folders_hold_no_code(folder: str) -> None:
    assert not list((ROOT / folder).rglob("*.py"))


def test_the_top_level_is_the_one_agreed() -> None:
    allowed = OURS | {"pyproject.toml", "README.md", "Makefile", "dist", "build", "houserules.egg-info"}
    assert {path.name for path in ROOT.iterdir() if not path.name.startswith((".", "README."))} <= allowed


def test_checks_hold_no_number_of_law_and_name_no_casino() -> None:
    casinos = {path.name for path in (ROOT / "submissions").iterdir() if path.is_dir()}
    for folder in ("grammar", "ruleschema", "checker"):
        for path in (ROOT / folder).rglob("*.py"):
            text = path.read_text(encoding="utf-8").lower()
            for slug in casinos:
                assert slug not in text, path
                assert slug.replace("-", " ") not in text, path


def test_files_are_small() -> None:
    for folder in MAY_IMPORT:
        for path in (ROOT / folder).rglob("*.py"):
            assert len(path.read_text(encoding="utf-8").splitlines()) <= 240, path
