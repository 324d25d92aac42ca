// The buttons and menus under a message, and what happens between a press and the bot's answer.

import { el, icon } from "./dom.js";
import { api } from "./api.js";
import { store } from "./store.js";
import { anchor } from "./prose.js";
import { selectMenu } from "./select.js";
import { pending } from "./pending.js";
import { toast } from "./notices.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

/** All rows of a message's components, or null. */
export function components(message) {
  const rows = (message.components ?? []).filter((row) => row.type === 1 && row.components?.length);
  if (!rows.length) return null;
  return el("div", { class: "rows" }, rows.map((row) => el("div", { class: "row" }, row.components.map((part) => component(part, message)))));
}

function component(part, message) {
  if (part.type === 2) return button(part, message);
  if (part.type === 3 || (part.type >= 5 && part.type <= 8)) {
    const menu = selectMenu(part, message.id, (values) => press(message, part, menu, values));
    return menu;
  }
  return null;
}

function button(part, message) {
  const emoji = part.emoji?.name && !part.emoji.id ? el("span", { class: "emoji", "aria-hidden": part.label ? "true" : undefined, text: part.emoji.name }) : null;
  const style = STYLES[part.style] ?? "secondary";
  if (style === "link") {
    const out = anchor(part.url, [emoji, part.label ?? "", icon("away", 14)].filter(Boolean));
    out.classList.add("button", "button-link");
    if (part.disabled) out.removeAttribute("href");
    return out;
  }
  const node = el("button", {
    type: "button", class: `button button-${style}`, disabled: part.disabled, data: { customId: part.custom_id },
    "aria-label": part.label ? undefined : part.custom_id,
    on: { click: () => { if (node.getAttribute("aria-busy") !== "true") press(message, part, node); } },
  }, emoji, part.label ? el("span", { text: part.label }) : null);
  return node;
}

async function press(message, part, node, values) {
  node.setAttribute("aria-busy", "true");
  const settle = () => node.removeAttribute("aria-busy");
  try {
    const answer = await api.press(store.me, message.channel_id, message.id, part.custom_id, values);
    if (answer.interaction_id) pending.watch(answer.interaction_id, { channel: message.channel_id, onEnd: settle });
    else settle();
  } catch (error) {
    settle();
    toast(error.message, "error");
  }
}
