// Faces: a heraldic shield for every person, a wax seal for the bot.

import { el } from "./dom.js";
import { store } from "./store.js";

const FALLBACK = ["#8a4b2f", "#2f5d73", "#5d6b2f", "#6b3b66", "#2d6647", "#8a6d1f", "#3f4a6b", "#7a3340"];

/** The shield or seal of a user (a person of ours, or a Discord user object). */
export function avatar(user, size = "m") {
  const known = store.person(user?.id) ?? user ?? {};
  const name = known.name ?? known.global_name ?? known.username ?? "?";
  const bot = known.isBot || known.bot || known.id === store.bot.id;
  const node = el("span", { class: `avatar avatar-${size} ${bot ? "avatar-bot" : ""}`, aria: { hidden: true }, data: { initial: initial(name) } });
  // The letter is drawn by the style sheet: it is a picture, not text to be read.
  node.style.setProperty("--crest", colour(known));
  return node;
}

function initial(name) {
  return [...String(name).trim()][0]?.toUpperCase() ?? "?";
}

function colour(person) {
  const given = person.avatar_color;
  if (typeof given === "number") return `#${given.toString(16).padStart(6, "0").slice(-6)}`;
  if (/^#?[0-9a-f]{6}$/i.test(given ?? "")) return given.startsWith("#") ? given : `#${given}`;
  if (/^#[0-9a-f]{3}$/i.test(given ?? "") || /^hsl\([\d\s.,%deg]+\)$/i.test(given ?? "")) return given;
  const sum = [...String(person.id ?? "")].reduce((a, c) => a + c.charCodeAt(0), 0);
  return FALLBACK[sum % FALLBACK.length];
}
