// The message list of the open channel: loading, older messages, following along, edits, deletes.

import { el, fill, icon, newer } from "./dom.js";
import { api } from "./api.js";
import { dayLabel } from "./clock.js";
import { EPHEMERAL, continues, messageNode, preview, sentAt } from "./message.js";
import { announce, toast } from "./notices.js";
import { pending } from "./pending.js";
import { untick } from "./select.js";
import { recall, remember, store } from "./store.js";
import { welcome } from "./table.js";
import { t } from "./words.js";

const PAGE = 50;
const scroller = document.getElementById("scroller");
const list = document.getElementById("messages");
const older = document.getElementById("older");
const intro = document.getElementById("intro");
const waiting = document.getElementById("waiting");
const jump = document.getElementById("jump");

let messages = []; // oldest first
let loaded = { me: "", channel: "" };
let loading = 0; // the newest load's number; late answers of former ones are dropped
let unreadBelow = 0;
let pinned = true; // the end is in view and stays there as things grow
let following = true; // nobody has scrolled away from what came last
const dismissed = new Set((recall("standin.dismissed") ?? "").split(",").filter(Boolean));

export function startChat() {
  list.dataset.fetching = t("page-fetching");
  older.addEventListener("click", loadOlder);
  jump.addEventListener("click", () => toEnd(true));
  scroller.addEventListener("scroll", () => {
    if (atEnd()) clearJump();
  }, { passive: true });
  // Pictures and late fonts grow the list: keep the end in view if it was.
  scroller.addEventListener("scroll", () => { pinned = atEnd(); }, { passive: true });
  for (const moved of ["wheel", "touchmove", "pointerdown", "keydown"]) scroller.addEventListener(moved, () => { following = false; }, { passive: true });
  new ResizeObserver(() => { if (pinned) toEnd(); }).observe(list);
  new ResizeObserver(() => { if (pinned) toEnd(); }).observe(scroller);
  store.on("pending", drawWaiting);
  store.on("interaction-failed", ({ channel, label }) => {
    const text = t("page-no-answer");
    if (channel && channel !== store.current) return toast(text, "error");
    const line = el("li", { class: "failed", role: "alert" }, el("p", {}, el("b", { text: `${label ? t("page-failed-what", { what: label }) : t("page-failed")} ` }), text),
      el("button", { type: "button", class: "as-link", text: t("page-dismiss"), on: { click: () => line.remove() } }));
    waiting.append(line);
    return toEnd();
  });
  store.on("channels", () => {
    refreshThreads();
    // The list may have been asked for before what is in view was marked as read.
    if (newestInView()) seen();
  });
  document.addEventListener("visibilitychange", () => { if (newestInView()) seen(); });
}

/** Shows the current channel afresh. */
export async function loadChat() {
  const turn = (loading += 1);
  const want = { me: store.me, channel: store.current };
  const same = want.me === loaded.me && want.channel === loaded.channel;
  if (!same) {
    messages = [];
    fill(list);
    fill(intro);
    fill(waiting);
    older.hidden = true;
    scroller.classList.add("loading");
  }
  try {
    const answer = await api.messages(want.me, want.channel, undefined, PAGE);
    if (turn !== loading) return;
    loaded = want;
    const stay = same && !atEnd();
    const got = answer.messages ?? [];
    // After a dropped connection: what was already scrolled back to stays, if the new page joins it.
    const from = same && got.length ? messages.findIndex((m) => m.id === got[0].id) : -1;
    if (from <= 0) older.hidden = got.length < PAGE;
    const top = scroller.scrollTop;
    messages = [...messages.slice(0, Math.max(0, from)), ...got.filter(visible)];
    draw();
    drawWaiting();
    if (stay) scroller.scrollTop = top;
    else toNewest();
    seen();
  } catch (error) {
    if (turn === loading) fill(list, el("li", { class: "failed" }, el("p", { text: error.message }), el("button", { type: "button", class: "as-link", text: t("page-try-again"), on: { click: loadChat } })));
  } finally {
    if (turn === loading) scroller.classList.remove("loading");
  }
}

async function loadOlder() {
  if (!messages.length || older.disabled) return;
  const want = { ...loaded };
  older.disabled = true;
  try {
    const answer = await api.messages(want.me, want.channel, messages[0].id, PAGE);
    if (want.me !== store.me || want.channel !== store.current) return;
    const got = answer.messages ?? [];
    const height = scroller.scrollHeight - scroller.scrollTop;
    messages = [...got.filter(visible), ...messages];
    older.hidden = got.length < PAGE;
    draw();
    scroller.scrollTop = scroller.scrollHeight - height;
  } catch (error) {
    toast(error.message, "error");
  } finally {
    older.disabled = false;
  }
}

const visible = (message) => !dismissed.has(message.id);
const here = (d) => d.channel_id === store.current && loaded.channel === store.current && loaded.me === store.me;

/** A message_create frame. */
export function onCreate(message) {
  store.noteMessage(message);
  const interaction = message.interaction_metadata?.id ?? message.interaction?.id;
  if (interaction) pending.end(interaction, false);
  if (!here(message)) return store.emit("channels");
  if (messages.some((m) => m.id === message.id)) return onUpdate(message);
  // What I wrote, and the answer to what I pressed or sent.
  const mine = [message.author, message.interaction_metadata?.user, message.interaction?.user].some((user) => user && user.id === store.me);
  const stick = newestInView() || mine;
  messages.push(message);
  messages.sort((a, b) => (newer(a.id, b.id) ? 1 : -1));
  // The usual case, one more at the end, appends; anything else draws the list again.
  if (messages[messages.length - 1] === message) append(message, messages[messages.length - 2]);
  else draw();
  drawIntro();
  if (stick) toNewest();
  else showJump();
  if (message.author?.id !== store.me) {
    const channel = store.channel(store.current);
    if (channel) channel.unread = true;
    announce(t("page-said", { name: store.userName(message.author?.id), text: preview(message).slice(0, 240) }));
  }
  if (stick) seen();
  return undefined;
}

/** A message_update frame; may carry only what changed. */
export function onUpdate(change) {
  const at = messages.findIndex((m) => m.id === change.id);
  if (at < 0 || !here({ channel_id: change.channel_id ?? store.current })) return;
  const thought = ((messages[at].flags ?? 0) & 128) !== 0;
  const parts = JSON.stringify(messages[at].components);
  messages[at] = { ...messages[at], ...change };
  if (JSON.stringify(messages[at].components) !== parts) untick(change.id);
  redraw(at);
  if (thought && messages[at].author?.id !== store.me) announce(t("page-said", { name: store.userName(messages[at].author?.id), text: preview(messages[at]).slice(0, 240) }));
}

/** A message_delete frame. */
export function onDelete({ id, channel_id }) {
  if (channel_id && channel_id !== store.current) return;
  const before = messages.length;
  messages = messages.filter((m) => m.id !== id);
  if (messages.length !== before) draw();
}

function draw() {
  const held = document.activeElement?.closest?.("#messages [data-id]")?.dataset.id;
  fill(list);
  messages.forEach((message, n) => append(message, messages[n - 1]));
  drawIntro();
  if (held) list.querySelector(`[data-id="${CSS.escape(held)}"]`)?.focus({ preventScroll: true });
}

function append(message, previous) {
  const day = dayLabel(sentAt(message));
  const newDay = !previous || dayLabel(sentAt(previous)) !== day;
  if (newDay) list.append(el("li", { class: "day" }, el("span", { text: day })));
  list.append(build(message, newDay ? null : previous));
}

const build = (message, previous) => messageNode(message, { compact: continues(previous, message), onDismiss, onOpenThread: (id) => store.emit("go", id) });

function redraw(at) {
  const node = list.querySelector(`[data-id="${CSS.escape(messages[at].id)}"]`);
  if (!node) return;
  const stick = atEnd();
  const fresh = build(messages[at], node.classList.contains("compact") ? messages[at - 1] : null);
  // Focus inside (on a button, say) stays on the same component.
  const active = node.contains(document.activeElement) ? document.activeElement : null;
  const menu = active?.closest(".menu-panel")?.previousElementSibling;
  const key = (menu ?? active)?.dataset.customId;
  keepPictures(node, fresh);
  node.replaceWith(fresh);
  // A menu that was open stays open, if the same one is still there.
  const again = menu && fresh.querySelector(`.menu-button[data-custom-id="${CSS.escape(key)}"]:not(:disabled)`);
  if (again) again.click();
  else if (active) ((key && fresh.querySelector(`[data-custom-id="${CSS.escape(key)}"]:not(:disabled)`)) || fresh).focus({ preventScroll: true });
  if (stick) toEnd();
}

// Pictures that stay are moved over, not loaded again: no flicker.
function keepPictures(from, to) {
  const had = new Map([...from.querySelectorAll(".picture img")].map((img) => [img.src, img]));
  for (const img of to.querySelectorAll(".picture img")) if (had.has(img.src)) img.replaceWith(had.get(img.src));
}

function onDismiss(message) {
  dismissed.add(message.id);
  remember("standin.dismissed", [...dismissed].slice(-300).join(","));
  messages = messages.filter((m) => m.id !== message.id);
  draw();
  document.getElementById("say")?.focus();
}

// A thread may become known after its message was drawn.
function refreshThreads() {
  messages.forEach((message, at) => {
    if (!store.channels.some((c) => c.kind === "thread" && c.id === message.id)) return;
    if (!list.querySelector(`[data-thread="${CSS.escape(message.id)}"]`)) redraw(at);
  });
}

function drawIntro() {
  const channel = store.channel(store.current);
  if (!channel) return fill(intro);
  if (messages.length && !older.hidden) return fill(intro);
  const partner = channel.kind === "dm" ? store.dmPartner(channel)?.name ?? channel.name : "";
  const title = channel.kind === "dm" ? t("page-dm-with", { name: partner }) : channel.name;
  const text = channel.kind === "dm" ? t("page-dm-begins") : t(channel.kind === "thread" ? "page-thread-begins" : "page-channel-begins");
  const empty = !messages.some((m) => !((m.flags ?? 0) & EPHEMERAL));
  return fill(intro, el("h2", { text: title }), el("p", { class: "quiet", text }), empty && channel.kind === "text" ? welcome() : null);
}

function drawWaiting() {
  const labels = pending.labels(store.current);
  const kept = [...waiting.querySelectorAll(".failed")];
  fill(waiting, labels.map((label) => el("li", { class: "thinking" }, el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i")), t("page-sending", { what: label }))), loaded.channel === store.current ? kept : []);
  if (labels.length) toEnd();
}

const atEnd = () => scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 90;

// What is taller than the window is read from its head.
const newestInView = () => following || atEnd();

/** To the end, or to the head of the newest message where that is taller than the window. What has buttons is shown
 *  from its end, as in Discord: that is where they are. */
function toNewest() {
  toEnd();
  following = true;
  const node = list.lastElementChild;
  if (!node || node.offsetHeight < scroller.clientHeight || node.querySelector(".rows")) return;
  pinned = false; // before the observer sees the list grown
  scroller.scrollTo({ top: node.offsetTop - 10, behavior: "instant" });
}

function toEnd(smooth = false) {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  scroller.scrollTo({ top: scroller.scrollHeight, behavior: smooth && !calm ? "smooth" : "instant" });
  clearJump();
}

function showJump() {
  unreadBelow += 1;
  jump.hidden = false;
  fill(jump, t("page-new-messages", { count: unreadBelow }), icon("down", 16));
}

function clearJump() {
  unreadBelow = 0;
  jump.hidden = true;
  seen();
}

function seen() {
  if (document.hidden || loaded.channel !== store.current) return;
  const channel = store.channel(store.current);
  if (!channel?.unread) return;
  store.noteRead(channel);
  // A mark that fails to reach the server only shows again later.
  api.markRead(store.me, channel.id).catch(() => {});
}
