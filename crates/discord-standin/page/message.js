// One message as a node: who, when, what, and everything under it.

import { el, icon } from "./dom.js";
import { formatTime, momentLabel, timeElement } from "./clock.js";
import { attachments } from "./media.js";
import { avatar } from "./people.js";
import { components } from "./components.js";
import { embed } from "./embed.js";
import { plain } from "./markdown.js";
import { prose } from "./prose.js";
import { store } from "./store.js";
import { pieces, t } from "./words.js";

export const EPHEMERAL = 64;
const LOADING = 128;
const EPOCH = 1420070400000n; // snowflakes count milliseconds from here

/** When a message was sent, in milliseconds. */
export function sentAt(message) {
  const told = Date.parse(message.timestamp ?? "");
  return Number.isNaN(told) ? Number((BigInt(message.id) >> 22n) + EPOCH) : told;
}

const flag = (message, bit) => Boolean((message.flags ?? 0) & bit);
const WINDOW_MS = 7 * 60 * 1000;

/** Whether `message` goes on directly below `previous` without its own head. */
export function continues(previous, message) {
  return Boolean(previous) && previous.author?.id === message.author?.id && !usedBy(message) && !message.message_reference
    && flag(previous, EPHEMERAL) === flag(message, EPHEMERAL) && (message.type ?? 0) === 0 && (previous.type ?? 0) !== 18
    && sentAt(message) - sentAt(previous) < WINDOW_MS;
}

/** "Marta used /ping": from whichever of Discord's two descriptions is there. */
function usedBy(message) {
  const meta = message.interaction_metadata ?? message.interaction;
  if (!meta || (meta.type ?? 2) !== 2) return null;
  return { user: meta.user ?? message.interaction?.user, name: message.interaction?.name ?? meta.name };
}

function usedLine(used) {
  const name = el("b", { text: store.userName(used.user.id) });
  if (!used.name) return pieces("page-used-some", { name });
  return pieces("page-used", { name, command: el("span", { class: "used-name", text: `/${used.name}` }) });
}

/** Builds the node. `onDismiss` removes an ephemeral message from view. */
export function messageNode(message, { compact, onDismiss, onOpenThread }) {
  const author = message.author ?? {};
  store.learn(author);
  if (message.type === 18) return systemLine(message, onOpenThread);
  const own = flag(message, EPHEMERAL);
  const node = el("li", {
    class: `message ${compact ? "compact" : ""} ${own ? "ephemeral" : ""} ${mentionsMe(message) ? "to-me" : ""}`,
    data: { id: message.id }, tabindex: "-1",
  });
  const body = el("div", { class: "message-body" });
  if (compact) node.append(el("span", { class: "moment", "aria-hidden": "true", text: momentLabel(sentAt(message)).split(", ").pop().replace(/\s?[ap]m$/i, "") }), body);
  else {
    node.append(avatar(author, "l"), body);
    const used = usedBy(message);
    if (used?.user) body.append(el("p", { class: "used" }, icon("thread", 13), el("span", {}, usedLine(used))));
    const replied = message.referenced_message;
    if (replied) body.append(el("p", { class: "used" }, icon("thread", 13), el("span", {}, pieces("page-said", { name: el("b", { text: store.userName(replied.author?.id) }), text: preview(replied).slice(0, 90) }))));
    body.append(head(message, author));
  }
  content(body, message);
  if (own) body.append(el("p", { class: "only-you" }, icon("eye", 15), `${t("page-only-you")} · `, el("button", { type: "button", class: "as-link", text: t("page-dismiss"), on: { click: () => onDismiss(message) } })));
  const thread = threadOf(message);
  if (thread) body.append(threadLink(thread, onOpenThread));
  return node;
}

function head(message, author) {
  const moment = el("time", { datetime: new Date(sentAt(message)).toISOString(), text: momentLabel(sentAt(message)) });
  moment.title = timeElement(sentAt(message), "F").title;
  return el("p", { class: "head" }, el("span", { class: "author", text: store.person(author.id)?.name ?? author.global_name ?? author.username ?? t("page-someone") }),
    author.bot || author.id === store.bot.id ? el("span", { class: "tag tag-bot", text: t("page-bot") }) : null, " ", moment);
}

function content(body, message) {
  if (flag(message, LOADING)) {
    body.append(el("p", { class: "thinking" }, el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i")), t("page-thinking", { name: store.userName(message.author?.id) })));
    return;
  }
  if (message.content) {
    const text = prose(message.content);
    if (message.edited_timestamp) (text.lastElementChild ?? text).append(" ", edited(message));
    body.append(text);
  }
  const files = attachments(message);
  if (files) body.append(files);
  for (const data of message.embeds ?? []) body.append(embed(data, message));
  if (message.edited_timestamp && !message.content) body.append(el("p", { class: "tail" }, edited(message)));
  const rows = components(message);
  if (rows) body.append(rows);
}

function edited(message) {
  return el("span", { class: "edited", title: timeElement(Date.parse(message.edited_timestamp), "F").title, text: t("page-edited") });
}

// A thread started from a message carries the message's own id.
function threadOf(message) {
  return message.thread ?? store.channels.find((c) => c.kind === "thread" && c.id === message.id);
}

function threadLink(thread, onOpenThread) {
  const n = thread.message_count;
  return el("button", { type: "button", class: "thread-link", data: { thread: thread.id }, on: { click: () => onOpenThread(thread.id) } },
    icon("thread", 16), el("span", { text: thread.name }), el("span", { class: "quiet", text: n ? t("page-thread-messages", { count: n }) : t("page-thread-open") }));
}

function systemLine(message, onOpenThread) {
  const id = message.message_reference?.channel_id ?? message.thread?.id;
  return el("li", { class: "message system", data: { id: message.id }, tabindex: "-1" }, icon("thread", 16),
    el("p", {}, pieces("page-thread-begun", {
      name: el("b", { text: store.userName(message.author?.id) }),
      thread: id ? el("button", { type: "button", class: "as-link", text: message.content || t("page-thread"), on: { click: () => onOpenThread(id) } }) : el("b", { text: message.content }),
    })));
}

function mentionsMe(message) {
  return (message.mentions ?? []).some((user) => user.id === store.me) && message.author?.id !== store.me;
}

/** A message in a few words, for announcements. */
export function preview(message) {
  if (flag(message, LOADING)) return t("page-is-thinking");
  const names = { user: (id) => store.userName(id), channel: (id) => store.channelName(id), time: (at, style) => formatTime(at * 1000, style) };
  const parts = [plain(message.content, names), ...(message.embeds ?? []).map((e) => plain(`${e.title ?? ""}\n${e.description ?? ""}`, names))].filter(Boolean);
  if (!parts.length && message.attachments?.length) parts.push(message.attachments[0].description ?? t("page-a-file"));
  return parts.join(". ");
}
