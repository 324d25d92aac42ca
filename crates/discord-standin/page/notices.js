// Short notes that come and go, the connection banner, and the voice for screen readers.

import { el, fill, icon } from "./dom.js";
import { t } from "./words.js";

const toasts = document.getElementById("toasts");
const voice = document.getElementById("voice");
const banner = document.getElementById("banner");

/** A note at the edge of the page; `kind` is "info" or "error". Errors stay until closed. */
export function toast(text, kind = "info") {
  const note = el("div", { class: `toast toast-${kind}`, role: kind === "error" ? "alert" : "status" }, el("p", { text }));
  const close = () => note.remove();
  note.append(el("button", { type: "button", class: "ghost small", aria: { label: t("page-note-close") }, on: { click: close } }, icon("close", 14)));
  toasts.append(note);
  while (toasts.children.length > 4) toasts.firstChild.remove();
  setTimeout(close, kind === "error" ? 15000 : 7000);
}

/** Reads a sentence aloud to screen readers without moving focus. */
export function announce(text) {
  fill(voice, text);
}

/** Shows or hides the line above the page that says the feed is down. */
export function connection(up) {
  banner.hidden = up;
  if (!up) fill(banner, t("page-dropped"));
}
