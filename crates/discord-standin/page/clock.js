// The sandbox's clock. The stand-in may run ahead of the machine (fast-forward), so every time shown
// is `Date.now()` plus an offset told by the server, and relative times tick by themselves.

import { locale, t } from "./words.js";

let offset = 0;

export const clock = {
  /** Sandbox time in milliseconds. */
  now: () => Date.now() + offset,
  /** Takes over the server's idea of now. */
  set(nowMs) {
    offset = nowMs - Date.now();
    tick();
  },
};

const format = (options) => new Intl.DateTimeFormat(locale, options);
const STYLES = {
  t: format({ hour: "numeric", minute: "2-digit" }),
  T: format({ hour: "numeric", minute: "2-digit", second: "2-digit" }),
  d: format({ day: "2-digit", month: "2-digit", year: "numeric" }),
  D: format({ day: "numeric", month: "long", year: "numeric" }),
  f: format({ day: "numeric", month: "long", year: "numeric", hour: "numeric", minute: "2-digit" }),
  F: format({ weekday: "long", day: "numeric", month: "long", year: "numeric", hour: "numeric", minute: "2-digit" }),
};

/** "in 2 h 05 min", "3 days ago": coarse far away, to the second when near. */
export function relative(atMs, nowMs) {
  const left = Math.round((atMs - nowMs) / 1000);
  const size = Math.abs(left);
  if (size < 1) return t("page-time-now");
  const two = (n) => String(n).padStart(2, "0");
  let text;
  if (size < 60) text = t("page-seconds", { seconds: size });
  else if (size < 3600) text = t(left > 0 ? "page-minutes-seconds" : "page-minutes", { minutes: Math.floor(size / 60), seconds: two(size % 60) });
  else if (size < 172800) text = t("page-hours-minutes", { hours: Math.floor(size / 3600), minutes: two(Math.floor((size % 3600) / 60)) });
  else if (size < 86400 * 60) text = t("page-days", { count: Math.floor(size / 86400) });
  else if (size < 86400 * 730) text = t("page-months", { count: Math.floor(size / (86400 * 30.44)) });
  else text = t("page-years", { count: Math.floor(size / (86400 * 365.25)) });
  return t(left > 0 ? "page-time-in" : "page-time-ago", { span: text });
}

/** A point in time (milliseconds) in one of Discord's timestamp styles. */
export function formatTime(atMs, style) {
  if (style === "R") return relative(atMs, clock.now());
  return (STYLES[style] ?? STYLES.f).format(new Date(atMs));
}

/** A `<time>` element; style R keeps counting while it stays in the document. */
export function timeElement(atMs, style = "f") {
  const node = document.createElement("time");
  const date = new Date(atMs);
  if (Number.isNaN(date.getTime())) {
    node.textContent = t("page-time-unknown");
    return node;
  }
  node.dateTime = date.toISOString();
  node.title = STYLES.F.format(date);
  node.append(formatTime(atMs, style));
  if (style === "R") node.dataset.countdown = String(atMs);
  return node;
}

/** The label of a message's moment: time today, else with the date. */
export function momentLabel(atMs) {
  const day = STYLES.d.format(new Date(atMs));
  const time = STYLES.t.format(new Date(atMs));
  return day === STYLES.d.format(new Date(clock.now())) ? time : `${day}, ${time}`;
}

export const dayLabel = (atMs) => STYLES.D.format(new Date(atMs));

function tick() {
  const now = clock.now();
  for (const node of document.querySelectorAll("time[data-countdown]")) {
    const text = relative(Number(node.dataset.countdown), now);
    // Changing the text node's data (not adding nodes) keeps screen readers from reading every tick.
    if (node.firstChild && node.firstChild.data !== text) node.firstChild.data = text;
  }
  for (const node of document.querySelectorAll("[data-clock]")) {
    const text = new Intl.DateTimeFormat(locale, node.dataset.clock === "time" ? { timeStyle: "medium" } : { dateStyle: "full" }).format(new Date(now));
    if (node.textContent !== text) node.textContent = text;
  }
}

export const startTicking = () => {
  tick();
  setInterval(tick, 1000);
};
