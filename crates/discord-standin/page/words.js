// The page's words: the catalogue's texts by key, which the server puts into the page. HTML names
// them with data-t (its text) and data-t-label, data-t-title (its attributes), modules with `t`.

const language = globalThis.document?.documentElement.lang || "en";
/** How dates are written: in the page's language, as the browser's region has it. */
export const locale = globalThis.navigator?.languages?.find((tag) => tag.split("-")[0] === language) ?? language;

let texts = JSON.parse(globalThis.document?.getElementById("words")?.textContent ?? "{}");
const plurals = new Intl.PluralRules(language);

/** Takes other texts, for tests without a page. */
export function learn(others) {
  texts = others;
}

// A text that is a choice by a number is {by: "count", one: "…", other: "…"}.
function chosen(text, args) {
  if (typeof text !== "object") return text;
  const number = args[text.by];
  return text[number] ?? text[plurals.select(number)] ?? text.other;
}

/** The text under `key` in pieces: strings, and what `args` puts in the place of `{ $name }`, nodes too. */
export function pieces(key, args = {}) {
  const text = chosen(texts[key] ?? `[${key}]`, args);
  return text.split(/\{ \$(\w+) \}/).map((piece, n) => (n % 2 ? args[piece] : piece));
}

/** The text under `key` with `args` filled in. */
export const t = (key, args) => pieces(key, args).join("");

for (const node of globalThis.document?.querySelectorAll("[data-t]") ?? []) node.textContent = t(node.dataset.t);
for (const node of globalThis.document?.querySelectorAll("[data-t-label]") ?? []) node.setAttribute("aria-label", t(node.dataset.tLabel));
for (const node of globalThis.document?.querySelectorAll("[data-t-title]") ?? []) node.title = t(node.dataset.tTitle);
