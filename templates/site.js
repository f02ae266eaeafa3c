/* Filter, search and deep links. Without script the page shows everything. */
(() => {
  "use strict";
  // What scrolls sideways can be reached and scrolled with the keyboard; what does not is no stop on the way.
  const reach = () => {
    for (const node of document.querySelectorAll("[data-label]")) {
      const scrolls = node.scrollWidth > node.clientWidth;
      for (const [name, value] of [["tabindex", "0"], ["role", "group"], ["aria-label", node.dataset.label]]) {
        if (scrolls) node.setAttribute(name, value);
        else node.removeAttribute(name);
      }
    }
  };
  addEventListener("resize", reach);
  reach();

  const fold = (text) => text.normalize("NFKD").replace(/\s+/g, " ").toLowerCase();

  /* One filter a section: the items of that section, and with findings also the clauses of the document. */
  const filter = (form) => {
    const section = form.closest("section");
    const what = form.dataset.filter;
    const items = [...section.querySelectorAll("[data-item]")].map((node) => ({
      node,
      text: fold(`${node.dataset.said || ""} ${node.textContent}`),
      notes: document.querySelectorAll(`[data-note="${node.id || "-"}"]`),
    }));
    const groups = [...section.querySelectorAll("[data-group]")];
    const next = form.querySelector("[data-next]");
    // A clause is searched by what it says itself, not by what its items say.
    const bodies = next ? document.querySelectorAll("[data-clause] > .provision > .body") : [];
    const clauses = [...bodies].map((node) => ({
      node: node.closest("[data-clause]"),
      text: fold(node.textContent),
    }));
    const status = form.querySelector("[data-status]");
    const selects = [...form.querySelectorAll("select")];
    const boxes = [...form.querySelectorAll("[type=checkbox]")];

    for (const select of selects) {
      const values = new Set(items.map(({ node }) => node.dataset[select.name]));
      for (const value of [...values].sort()) select.add(new Option(value, value));
    }

    const apply = () => {
      const words = fold(form.elements.words.value).split(" ").filter(Boolean);
      const has = (text) => words.every((word) => text.includes(word));
      const off = boxes.filter((box) => !box.checked);
      let shown = 0;
      for (const { node, text, notes } of items) {
        const fits =
          off.every((box) => node.dataset[box.name] !== box.value) &&
          selects.every((select) => !select.value || node.dataset[select.name] === select.value) &&
          has(text);
        node.hidden = !fits;
        for (const note of notes) note.hidden = !fits;
        shown += fits;
      }
      for (const group of groups) group.hidden = !group.querySelector("[data-item]:not([hidden])");
      let hits = 0;
      for (const { node, text } of clauses) {
        const hit = words.length > 0 && has(text);
        node.classList.toggle("hit", hit);
        hits += hit;
      }
      const all = items.length;
      const told = shown === all ? `All ${all} ${what} shown.` : `${shown} of ${all} ${what} shown.`;
      const found = hits === 1 ? "1 clause has these words." : `${hits} clauses have these words.`;
      status.textContent = words.length && clauses.length ? `${told} ${found}` : told;
      form.classList.toggle("filtered", shown !== all);
      if (next) next.hidden = hits === 0;
    };

    const nextHit = () => {
      const hits = clauses.map(({ node }) => node).filter((node) => node.classList.contains("hit"));
      const here = hits.indexOf(document.activeElement);
      const hit = hits[(here + 1) % hits.length];
      hit.focus({ preventScroll: true });
      hit.scrollIntoView({ block: "center" });
    };

    form.hidden = false;
    form.addEventListener("input", apply);
    form.addEventListener("reset", () => setTimeout(apply));
    form.addEventListener("submit", (event) => event.preventDefault());
    if (next) next.addEventListener("click", nextHit);
    apply();
  };

  // A link to what a filter hides shows all of it again: a link always leads somewhere.
  const follow = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target) return;
    if (target.hidden) target.closest("section").querySelector("[data-filter]").reset();
    if (target.matches("[tabindex='-1']")) target.focus({ preventScroll: true });
    target.scrollIntoView();
  };

  for (const form of document.querySelectorAll("[data-filter]")) filter(form);
  addEventListener("hashchange", follow);
  follow();
})();
