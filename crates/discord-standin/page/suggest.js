// The list above the composer: one listbox that the command picker and the option fields share.
// Focus stays in the text field; the active line is told with aria-activedescendant.

import { el, fill } from "./dom.js";
import { announce } from "./notices.js";
import { t } from "./words.js";

const panel = document.getElementById("suggest");
const title = document.getElementById("suggest-title");
const list = document.getElementById("suggest-list");

let owner = null;
let items = [];
let active = -1;
let pick = null;

// Whoever drags its scroll bar goes on typing.
panel.addEventListener("mousedown", (event) => event.preventDefault());
// A screen reader may move the focus to a line before it presses it.
panel.addEventListener("focusout", (event) => {
  if (event.relatedTarget !== owner && !suggest.holds(event.relatedTarget)) suggest.hide();
});

export const suggest = {
  get open() {
    return !panel.hidden;
  },
  ownedBy: (input) => owner === input && !panel.hidden,
  /** Whether a node is in the list: then the focus that left its field is not gone. */
  holds: (node) => panel.contains(node),
  get active() {
    return items[active];
  },

  /** Shows `lines` ({label, detail, mark, value}) for `input`; `onPick(item)`; `start` is the first active line, -1 for none. */
  show(input, lines, { onPick, heading = "", empty = "", start = 0 }) {
    if (owner && owner !== input) this.hide();
    owner = input;
    items = lines;
    pick = onPick;
    active = lines.length ? Math.min(start, lines.length - 1) : -1;
    title.textContent = lines.length ? heading : empty;
    title.hidden = !title.textContent;
    list.setAttribute("aria-label", heading || t("page-suggestions"));
    let group = "";
    fill(list, lines.flatMap((item, n) => {
      const head = item.group && item.group !== group ? el("li", { class: "suggest-group", role: "presentation", text: item.group }) : null;
      group = item.group ?? group;
      return [head, el("li", {
        id: `s-${n}`, role: "option", tabindex: "-1", class: "suggest-item", aria: { selected: n === active },
        on: {
          pointerdown: (e) => e.preventDefault(), // focus stays in the field
          click: () => choose(n),
          pointermove: () => { if (active !== n) { active = n; mark(false); } },
        },
      }, item.mark ?? null, el("span", { class: "suggest-label" }, el("b", { text: item.label }), item.extra ?? null), item.detail ? el("span", { class: "suggest-detail", text: item.detail }) : null)];
    }));
    panel.hidden = !lines.length && !empty;
    expanded(input, !panel.hidden);
    mark();
  },

  hide() {
    panel.hidden = true;
    if (owner) expanded(owner, false);
    owner?.removeAttribute("aria-activedescendant");
    owner = null;
    items = [];
    active = -1;
  },

  /** Handles a key of the owning field; true when it was used up. */
  key(event) {
    if (panel.hidden || event.isComposing) return false;
    const last = items.length - 1;
    switch (event.key) {
      case "ArrowDown": active = active >= last ? 0 : active + 1; break;
      case "ArrowUp": active = active <= 0 ? last : active - 1; break;
      case "PageDown": active = Math.min(last, active + 6); break;
      case "PageUp": active = Math.max(0, active - 6); break;
      case "Escape":
        this.hide();
        event.preventDefault();
        event.stopPropagation();
        return true;
      case "Enter": case "Tab":
        if (active < 0 || event.shiftKey) return false;
        event.preventDefault();
        choose(active);
        return true;
      default: return false;
    }
    if (!items.length) return false;
    event.preventDefault();
    mark();
    return true;
  },

  /** Takes the active line, or the first; false where there is none. */
  take() {
    if (!items.length) return false;
    choose(Math.max(0, active));
    return true;
  },
};

// Only comboboxes may say so; the text area, a plain text box, has the count announced instead.
function expanded(input, open) {
  if (input.getAttribute("role") === "combobox") input.setAttribute("aria-expanded", String(open));
  else if (open) announce(t("page-suggestion-count", { count: items.length }));
}

function choose(n) {
  const item = items[n];
  const then = pick;
  suggest.hide();
  if (item) then(item);
}

function mark(scroll = true) {
  const lines = list.querySelectorAll("[role=option]");
  lines.forEach((line, n) => line.setAttribute("aria-selected", String(n === active)));
  if (active >= 0 && lines[active]) {
    owner?.setAttribute("aria-activedescendant", `s-${active}`);
    if (scroll) lines[active].scrollIntoView({ block: "nearest" });
  } else owner?.removeAttribute("aria-activedescendant");
}
