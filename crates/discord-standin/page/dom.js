// Small helpers to build DOM nodes. Content from messages only ever becomes text nodes and checked
// attributes, never markup: there is no innerHTML anywhere on this page.

/** Makes an element. `props`: class, text, on {event: fn}, data {key: value}, aria {key: value}, or plain attributes. */
export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (key === "class") node.className = value;
    else if (key === "text") node.textContent = value;
    else if (key === "on") for (const [event, fn] of Object.entries(value)) node.addEventListener(event, fn);
    else if (key === "data") Object.assign(node.dataset, value);
    else if (key === "aria") for (const [name, v] of Object.entries(value)) node.setAttribute(`aria-${name}`, String(v));
    else node.setAttribute(key, value === true ? "" : String(value));
  }
  add(node, children);
  return node;
}

function add(node, children) {
  for (const child of children.flat(Infinity)) {
    if (child === undefined || child === null || child === false) continue;
    node.append(child);
  }
}

/** Replaces everything inside `node`. */
export function fill(node, ...children) {
  node.replaceChildren();
  add(node, children);
  return node;
}

const SVG = "http://www.w3.org/2000/svg";

/** One of our own line icons, hidden from screen readers (its button carries the label). */
export function icon(name, size = 18) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("width", size);
  svg.setAttribute("height", size);
  svg.setAttribute("aria-hidden", "true");
  svg.classList.add("icon");
  for (const d of ICONS[name] ?? []) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", d);
    svg.append(path);
  }
  return svg;
}

const ICONS = {
  channel: ["M6 4h10a2 2 0 0 1 2 2v11", "M6 4a2 2 0 0 0-2 2v2h4", "M8 8v10a2 2 0 0 0 2 2h9a2 2 0 0 0 2-2v-1H11v1a2 2 0 0 1-2 2", "M11 9h4M11 12.5h4"],
  thread: ["M6 4v7a4 4 0 0 0 4 4h8", "M14.5 11.5 18 15l-3.5 3.5"],
  letter: ["M4 6.5h16v11H4z", "m4.5 7 7.5 6 7.5-6"],
  menu: ["M4 7h16M4 12h16M4 17h16"],
  table: ["M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Z", "M12 7.5V12l3 2"],
  close: ["m6 6 12 12M18 6 6 18"],
  forward: ["M5 6.5 11 12l-6 5.5z", "M12.5 6.5 18.5 12l-6 5.5z"],
  quill: ["M20 4C12 4.5 8 9 7 16l-2.5 4", "M7 16c5 .5 9-1.5 11-6l-3 .2 4-2.7c.6-1.2 1-2.5 1-3.5"],
  send: ["M4 12 20 5l-5 15-3.5-6z", "m11.5 14 8.5-9"],
  down: ["m6 9 6 6 6-6"],
  up: ["m6 15 6-6 6 6"],
  away: ["M9 6h9v9", "M18 6 7 17"],
  eye: ["M3 12c3-5 6-6.5 9-6.5s6 1.5 9 6.5c-3 5-6 6.5-9 6.5S6 17 3 12Z", "M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z"],
  file: ["M7 3.5h7l4 4v13H7z", "M14 3.5v4h4"],
  rose: ["M12 2.5 14 10l7.5 2-7.5 2-2 7.5-2-7.5L2.5 12 10 10z"],
  key: ["M15.5 4a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Z", "M12.2 11.7 4.5 19.5M7 17l2.2 2.2"],
  check: ["m5 12.5 4.5 4.5L19 7.5"],
};

/** True when snowflake `a` is later than `b`; ids are decimal strings too long for a double. */
export function newer(a, b) {
  if (!b) return Boolean(a);
  if (!a) return false;
  return a.length === b.length ? a > b : a.length > b.length;
}
