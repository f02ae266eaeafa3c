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
  const form = document.querySelector("[data-filter]");
  if (!form) return;
  const findings = [...document.querySelectorAll("[data-finding]")].map((node) => ({
    node,
    text: fold(node.textContent),
    notes: document.querySelectorAll(`[data-note="${node.id || "-"}"]`),
  }));
  // A clause is searched by what it says itself, not by what its items say.
  const clauses = [...document.querySelectorAll("[data-clause] > .provision > .body")].map((node) => ({
    node: node.closest("[data-clause]"),
    text: fold(node.textContent),
  }));
  const status = form.querySelector("[data-status]");
  const next = form.querySelector("[data-next]");
  const selects = [...form.querySelectorAll("select")];

  for (const select of selects) {
    const values = new Set(findings.map(({ node }) => node.dataset[select.name]));
    for (const value of [...values].sort()) select.add(new Option(value, value));
  }

  const apply = () => {
    const words = fold(form.elements.words.value).split(" ").filter(Boolean);
    const has = (text) => words.every((word) => text.includes(word));
    const severities = new Set([...form.querySelectorAll("[name=severity]:checked")].map((box) => box.value));
    let shown = 0;
    for (const { node, text, notes } of findings) {
      const fits =
        severities.has(node.dataset.severity) &&
        selects.every((select) => !select.value || node.dataset[select.name] === select.value) &&
        has(text);
      node.hidden = !fits;
      for (const note of notes) note.hidden = !fits;
      shown += fits;
    }
    let hits = 0;
    for (const { node, text } of clauses) {
      const hit = words.length > 0 && has(text);
      node.classList.toggle("hit", hit);
      hits += hit;
    }
    const all = findings.length;
    const told = shown === all ? `All ${all} findings shown.` : `${shown} of ${all} findings shown.`;
    const found = hits === 1 ? "1 clause has these words." : `${hits} clauses have these words.`;
    status.textContent = words.length && clauses.length ? `${told} ${found}` : told;
    document.body.classList.toggle("filtered", shown !== all);
    if (next) next.hidden = hits === 0;
  };

  const nextHit = () => {
    const hits = clauses.map(({ node }) => node).filter((node) => node.classList.contains("hit"));
    const here = hits.indexOf(document.activeElement);
    const hit = hits[(here + 1) % hits.length];
    hit.focus({ preventScroll: true });
    hit.scrollIntoView({ block: "center" });
  };

  // A link to a finding that the filter hides shows all again: a link always leads somewhere.
  const follow = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target) return;
    if (target.hidden) form.reset();
    if (target.matches("[tabindex='-1']")) target.focus({ preventScroll: true });
    target.scrollIntoView();
  };

  form.hidden = false;
  form.addEventListener("input", apply);
  form.addEventListener("reset", () => setTimeout(apply));
  form.addEventListener("submit", (event) => event.preventDefault());
  if (next) next.addEventListener("click", nextHit);
  addEventListener("hashchange", follow);
  apply();
  follow();
})();
