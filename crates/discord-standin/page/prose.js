// Turns Markdown trees into DOM nodes.

import { el } from "./dom.js";
import { parse, inline as parseInline } from "./markdown.js";
import { formatTime, timeElement } from "./clock.js";
import { store } from "./store.js";
import { t } from "./words.js";

/** Whole message text, with blocks. */
export function prose(text) {
  return el("div", { class: "prose" }, parse(text).map(block));
}

/** One line of text (titles, names of fields) with inline marks only. */
export function line(text) {
  return parseInline(String(text ?? "")).map(inline);
}

function block(node) {
  switch (node.t) {
    case "h": return el(`h${node.level + 2}`, { class: `md-h${node.level}` }, node.c.map(inline));
    case "sub": return el("p", { class: "md-sub" }, node.c.map(inline));
    case "quote": return el("blockquote", {}, node.c.map(block));
    case "code": return el("pre", { tabindex: "0", "aria-label": node.lang ? t("page-code-in", { lang: node.lang }) : t("page-code") }, el("code", { text: node.v }));
    case "list":
      return el(node.ordered ? "ol" : "ul", { start: node.ordered && node.start !== 1 ? node.start : undefined },
        node.items.map((item) => el("li", {}, item.c.map(inline), item.sub.map(block))));
    default: return el("p", {}, node.c.map(inline));
  }
}

function inline(node) {
  switch (node.t) {
    case "text": return document.createTextNode(node.v);
    case "br": return el("br");
    case "b": return el("strong", {}, node.c.map(inline));
    case "i": return el("em", {}, node.c.map(inline));
    case "u": return el("u", {}, node.c.map(inline));
    case "s": return el("s", {}, node.c.map(inline));
    case "code": return el("code", { text: node.v });
    case "spoiler": return spoiler(node);
    case "link": return anchor(node.href, node.c.map(inline));
    case "user": return el("span", { class: node.id === store.me ? "mention mention-me" : "mention", text: `@${store.userName(node.id)}` });
    case "channel": return channelLink(node.id);
    case "role": return el("span", { class: "mention", text: t("page-role") });
    case "everyone": return el("span", { class: "mention", text: node.v });
    case "emoji": return document.createTextNode(`:${node.name}:`);
    case "time": return el("span", { class: "md-time" }, timeElement(node.at * 1000, node.style));
    case "command": return commandLink(node.name);
    default: return document.createTextNode("");
  }
}

/** A link out. Only http(s) reaches here (the parser takes nothing else), checked again before use. */
export function anchor(href, children) {
  let url;
  try {
    url = new URL(href, location.href);
  } catch {
    return el("span", {}, children);
  }
  if (url.protocol !== "http:" && url.protocol !== "https:") return el("span", {}, children);
  return el("a", { href: url.href, target: "_blank", rel: "noopener noreferrer" }, children);
}

function spoiler(node) {
  const button = el("button", { type: "button", class: "spoiler", aria: { label: t("page-spoiler") } });
  const inner = el("span", { "aria-hidden": "true" }, node.c.map(inline));
  button.append(inner);
  button.addEventListener("click", () => {
    const open = el("span", { class: "spoiler-open" }, ...inner.childNodes);
    button.replaceWith(open);
  });
  return button;
}

// A thread may become known only after the message that names it.
store.on("channels", () => {
  for (const node of document.querySelectorAll("[data-unknown]")) if (store.channel(node.dataset.unknown)) node.replaceWith(channelLink(node.dataset.unknown));
});

function channelLink(id) {
  const channel = store.channel(id);
  if (!channel) return el("span", { class: "mention", data: { unknown: id }, text: `#${store.channelName(id)}` });
  return el("button", { type: "button", class: "mention mention-link", text: `#${channel.name}`, on: { click: () => store.emit("go", id) } });
}

/** A command's name that puts the command into the composer when pressed. */
export function commandLink(name) {
  return el("button", { type: "button", class: "mention mention-link", text: `/${name}`, on: { click: () => store.emit("use-command", name) } });
}

export { formatTime };
