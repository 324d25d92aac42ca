// The list of places: servers with channels and their threads, then private messages.

import { el, fill, icon, newer } from "./dom.js";
import { store } from "./store.js";
import { avatar } from "./people.js";
import { t } from "./words.js";

const nav = document.getElementById("places");
let picking = false; // the "write to" list is open

export function startSidebar() {
  store.on("channels", draw);
  store.on("current", draw);
}

function draw() {
  const held = document.activeElement?.closest?.("#places [data-key]")?.dataset.key;
  fill(nav, store.guilds.map(guildBlock), dmBlock());
  if (held) nav.querySelector(`[data-key="${CSS.escape(held)}"]`)?.focus();
}

function guildBlock(guild) {
  const mine = store.channels.filter((c) => c.guild_id === guild.id);
  const tops = mine.filter((c) => c.kind === "text");
  const categories = mine.filter((c) => c.kind === "category");
  const under = (id) => tops.filter((c) => (categories.some((k) => k.id === c.parent_id) ? c.parent_id : undefined) === id);
  const orphans = mine.filter((c) => c.kind === "thread" && !tops.some((t) => t.id === c.parent_id));
  return el("section", { class: "places-block", aria: { labelledby: `g-${guild.id}` } },
    el("h2", { id: `g-${guild.id}`, text: guild.name }),
    channelList(under(undefined), mine, orphans),
    // A category of which one sees no channel is not shown.
    categories.filter((k) => under(k.id).length).map((k) => [el("h3", { class: "quiet", text: k.name }), channelList(under(k.id), mine, [])]),
    tops.length ? null : el("p", { class: "quiet", text: t("page-no-channels") }));
}

function channelList(channels, mine, orphans) {
  return el("ul", {}, channels.map((channel) => el("li", {},
    placeButton(channel, icon("channel", 17)),
    threadList(mine.filter((c) => c.kind === "thread" && c.parent_id === channel.id)))),
  orphans.length ? el("li", {}, threadList(orphans)) : null);
}

function threadList(threads) {
  // Those last written in; the older ones are reached from their messages.
  const sorted = [...threads].sort((a, b) => (newer(a.last_message_id ?? a.id, b.last_message_id ?? b.id) ? -1 : 1));
  const shown = sorted.filter((c, n) => (n < 4 && !c.archived) || c.id === store.current);
  if (!shown.length) return null;
  return el("ul", { class: "threads" }, shown.map((c) => el("li", {}, placeButton(c, icon("thread", 15)))));
}

function dmBlock() {
  const dms = store.channels.filter((c) => c.kind === "dm");
  const others = [{ ...store.bot, isBot: true }, ...store.people.filter((p) => p.id !== store.me)]
    .filter((p) => !dms.some((c) => store.dmPartner(c)?.id === p.id));
  const list = el("ul", {}, dms.map((channel) => el("li", {}, placeButton(channel, avatar(store.dmPartner(channel) ?? { name: channel.name }, "xs")))));
  const opener = others.length
    ? el("button", { type: "button", class: "place place-new", data: { key: "write-to" }, aria: { expanded: picking, controls: "write-to" },
        on: { click: () => { picking = !picking; draw(); } } }, icon("quill", 16), el("span", { text: t("page-write-to") }))
    : null;
  const choices = el("ul", { id: "write-to", class: "threads", hidden: !picking || !others.length }, others.map((p) =>
    el("li", {}, el("button", { type: "button", class: "place", data: { key: `w-${p.id}` },
      on: { click: () => { picking = false; store.emit("open-dm", p.id); } } }, avatar(p, "xs"), el("span", { class: "place-name", text: p.name })))));
  return el("section", { class: "places-block", aria: { labelledby: "dms" } }, el("h2", { id: "dms", text: t("page-private") }), list, opener, choices);
}

function placeButton(channel, mark) {
  const here = channel.id === store.current;
  const unread = store.isUnread(channel);
  return el("button", {
    type: "button",
    class: `place ${here ? "place-here" : ""} ${unread ? "place-unread" : ""}`,
    data: { key: channel.id, channel: channel.id },
    "aria-current": here ? "page" : undefined,
    on: { click: () => store.emit("go", channel.id) },
  }, mark, el("span", { class: "place-name", text: channel.name }),
  unread ? el("span", { class: "unread-dot" }, el("span", { class: "sr", text: t("page-unread") })) : null);
}
