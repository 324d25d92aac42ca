// A select menu of a message: a button that opens a list, with one choice or several.

import { el, fill, icon } from "./dom.js";
import { store } from "./store.js";
import { t } from "./words.js";

let serial = 0;

// What is ticked in menus that allow several choices, by message and menu: it stays in sight when the list is
// drawn again, until the bot changes the message.
const ticked = new Map();

/** Forgets what is ticked in a message's menus: the bot has changed it. */
export function untick(message) {
  for (const key of ticked.keys()) if (key.startsWith(`${message} `)) ticked.delete(key);
}

/**
 * `onPick(values)` is called once per choice made. Kinds: 3 text, 5 people, 6 roles, 7 people and roles, 8 channels.
 * `message` is the id of the message it is on.
 */
export function selectMenu(menu, message, onPick) {
  const id = `menu-${(serial += 1)}`;
  const options = optionsOf(menu);
  const most = Math.max(1, Math.min(menu.max_values ?? 1, options.length || 1));
  const least = menu.min_values ?? 1;
  const several = most > 1;
  const key = `${message} ${menu.custom_id}`;
  const there = new Set(options.map((o) => o.value));
  const before = several ? ticked.get(key)?.filter((value) => there.has(value)) : undefined;
  const chosen = new Set(before ?? options.filter((o) => o.default).map((o) => o.value));
  let active = 0;

  const label = el("span", { class: "menu-label" });
  const button = el("button", {
    type: "button", class: "menu-button", disabled: menu.disabled || !options.length,
    data: { customId: menu.custom_id }, aria: { haspopup: "listbox", expanded: false, controls: id },
  }, label, icon("down", 16));
  const list = el("ul", { id, class: "menu-list", role: "listbox", tabindex: "-1", aria: { multiselectable: several, label: menu.placeholder || t("page-choices") } });
  const done = several ? el("button", { type: "button", class: "solid small", text: t("page-done"), on: { click: () => send() } }) : null;
  const count = several ? el("span", { class: "quiet" }) : null;
  const panel = el("div", { class: "menu-panel", hidden: true }, list, several ? el("div", { class: "menu-foot" }, count, done) : null);
  const root = el("div", { class: "menu" }, button, panel);

  const drawLabel = () => {
    const names = options.filter((o) => chosen.has(o.value)).map((o) => o.label);
    label.textContent = names.length ? names.join(", ") : menu.placeholder || t("page-choose");
    label.classList.toggle("quiet", !names.length);
  };
  const drawList = () => {
    fill(list, options.map((option, n) => el("li", {
      id: `${id}-${n}`, role: "option", class: n === active ? "active" : "", data: { value: option.value },
      aria: { selected: chosen.has(option.value) },
      on: { click: () => toggle(n), pointermove: () => { if (active !== n) { active = n; mark(); } } },
    }, several ? el("span", { class: "box" }, chosen.has(option.value) ? icon("check", 13) : null) : null,
    el("span", { class: "menu-text" }, el("span", {}, option.emoji?.name && !option.emoji.id ? `${option.emoji.name} ` : "", option.label),
      option.description ? el("span", { class: "quiet", text: option.description }) : null))));
    mark();
    if (several) {
      const wanted = least === most ? least : t("page-chosen-range", { least, most });
      count.textContent = t(least > 0 || most < options.length ? "page-chosen-wanted" : "page-chosen", { count: chosen.size, wanted });
      done.disabled = chosen.size < least || chosen.size > most;
    }
  };
  const mark = () => {
    [...list.children].forEach((item, n) => item.classList.toggle("active", n === active));
    list.setAttribute("aria-activedescendant", `${id}-${active}`);
    list.children[active]?.scrollIntoView({ block: "nearest" });
  };
  const open = (yes) => {
    panel.hidden = !yes;
    button.setAttribute("aria-expanded", String(yes));
    if (!yes) {
      // What is ticked and not yet sent stays in sight.
      drawLabel();
      return;
    }
    active = Math.max(0, options.findIndex((o) => chosen.has(o.value)));
    drawList();
    panel.scrollIntoView({ block: "nearest" });
    list.focus({ preventScroll: true });
  };
  const toggle = (n) => {
    active = n;
    const { value } = options[n];
    if (!several) {
      chosen.clear();
      chosen.add(value);
      return send();
    }
    if (chosen.has(value)) chosen.delete(value);
    else if (chosen.size < most) chosen.add(value);
    ticked.set(key, [...chosen]);
    drawList();
    return undefined;
  };
  const send = () => {
    if (chosen.size < least || chosen.size > most) return;
    open(false);
    button.focus();
    onPick(options.filter((o) => chosen.has(o.value)).map((o) => o.value));
  };

  button.addEventListener("click", () => open(panel.hidden));
  button.addEventListener("keydown", (e) => {
    if (e.key !== "ArrowDown" && e.key !== "ArrowUp") return;
    e.preventDefault();
    open(true);
  });
  list.addEventListener("keydown", (e) => {
    const last = options.length - 1;
    const moves = { ArrowDown: Math.min(last, active + 1), ArrowUp: Math.max(0, active - 1), Home: 0, End: last };
    if (e.key in moves) active = moves[e.key];
    else if (e.key === " " || (e.key === "Enter" && !several)) toggle(active);
    else if (e.key === "Enter") send();
    else if (e.key === "Escape") { open(false); button.focus(); }
    else if (e.key.length === 1 && /\S/.test(e.key)) {
      const hit = options.findIndex((o, n) => n > active && o.label.toLowerCase().startsWith(e.key.toLowerCase()));
      active = hit >= 0 ? hit : Math.max(active, options.findIndex((o) => o.label.toLowerCase().startsWith(e.key.toLowerCase())));
    } else return;
    e.preventDefault();
    e.stopPropagation();
    if (!panel.hidden) mark();
  });
  root.addEventListener("focusout", (e) => {
    if (!root.contains(e.relatedTarget)) open(false);
  });
  drawLabel();
  return root;
}

function optionsOf(menu) {
  const preset = new Set((menu.default_values ?? []).map((v) => v.id));
  const people = () => [...store.people, store.bot].map((p) => ({ label: p.name, value: p.id, default: preset.has(p.id) }));
  switch (menu.type) {
    case 3: return menu.options ?? [];
    case 5: case 7: return people();
    case 8: return store.channels.filter((c) => c.guild_id && c.guild_id === store.channel(store.current)?.guild_id)
      .map((c) => ({ label: `#${c.name}`, value: c.id, default: preset.has(c.id) }));
    default: return [];
  }
}
