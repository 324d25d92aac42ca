// The line one writes in: plain text, the command picker behind "/", and command forms.

import { el } from "./dom.js";
import { api } from "./api.js";
import { flatten, prefill, search, spelledOut } from "./commands.js";
import { CommandForm } from "./form.js";
import { announce, toast } from "./notices.js";
import { pending } from "./pending.js";
import { store } from "./store.js";
import { suggest } from "./suggest.js";
import { t } from "./words.js";

const MAX = 2000;
const box = document.getElementById("composer");
const plainForm = document.getElementById("say-form");
const say = document.getElementById("say");
const count = document.getElementById("count");

let usable = []; // the commands the bot offers this person in this channel
let known = false;
let form = null;
const drafts = new Map();
let draftKey = "";

export function startComposer() {
  store.on("commands", fetchCommands);
  store.on("current", arrive);
  store.on("use-command", (name) => choose(name));
  say.addEventListener("input", typed);
  say.addEventListener("keydown", key);
  say.addEventListener("focus", () => { if (say.value.startsWith("/")) typed(); });
  say.addEventListener("blur", (event) => { if (suggest.ownedBy(say) && !suggest.holds(event.relatedTarget)) suggest.hide(); });
  plainForm.addEventListener("submit", (e) => {
    e.preventDefault();
    send();
  });
  // By hand, as the address keeps person and place where a link would put its target.
  document.querySelector(".skip").addEventListener("click", (event) => {
    event.preventDefault();
    if (form) form.begin();
    else say.focus();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select, dialog")) return;
    event.preventDefault();
    if (form) return form.begin();
    say.focus();
    if (!say.value) {
      say.value = "/";
      typed();
    }
    return undefined;
  });
}

/** Another channel or another person: keep the draft, show theirs. */
function arrive() {
  const key = `${store.me}/${store.current}`;
  if (key === draftKey) return label();
  if (draftKey) drafts.set(draftKey, say.value);
  draftKey = key;
  closeForm();
  usable = [];
  known = false;
  fetchCommands();
  say.value = drafts.get(key) ?? "";
  grow();
  return label();
}

function label() {
  const channel = store.channel(store.current);
  const where = !channel ? "" : channel.kind === "dm" ? store.dmPartner(channel)?.name ?? channel.name : channel.name;
  const me = store.userName(store.me);
  const key = channel?.kind !== "dm" ? "page-write" : store.dmPartner(channel)?.id === store.bot.id ? "page-write-bot" : "page-write-person";
  say.placeholder = t(key, { place: where, name: me });
  say.setAttribute("aria-label", t("page-write-label", { place: where, name: me }));
  say.disabled = !channel;
}

async function fetchCommands() {
  const key = `${store.me}/${store.current}`;
  if (!store.me || !store.current) return;
  try {
    const answer = await api.commands(store.me, store.current);
    if (key !== `${store.me}/${store.current}`) return;
    usable = flatten(answer.commands);
    known = true;
    // Whoever is typing a command already sees the list fill.
    if (document.activeElement === say && say.value.startsWith("/")) typed();
  } catch (error) {
    toast(error.message, "error");
  }
}

function typed() {
  grow();
  const text = say.value;
  if (!text.startsWith("/") || text.includes("\n")) return suggest.ownedBy(say) && suggest.hide();
  const spelled = spelledOut(usable, text.slice(1));
  if (spelled) return openForm(spelled.command, prefill(spelled.command, spelled.rest));
  const hits = search(usable, text.slice(1));
  return suggest.show(say, hits.map((command) => ({
    label: `/${command.name}`, detail: command.description, command,
    extra: el("span", { class: "suggest-options" }, command.options.map((o) => el("span", { class: o.required ? "need" : "", text: o.name }))),
  })), {
    heading: hits.length ? t("page-commands-heading") : "",
    empty: t(usable.length ? "page-commands-no-fit" : known ? "page-commands-none" : "page-commands-fetching"),
    onPick: (item) => openForm(item.command, {}),
  });
}

function key(event) {
  if (suggest.ownedBy(say) && suggest.key(event)) return;
  if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
    event.preventDefault();
    send();
  }
}

async function send() {
  const content = say.value.trim();
  if (!content) return;
  if (content.startsWith("/")) {
    const hit = usable.find((command) => command.name === content.slice(1).trim().toLowerCase());
    if (hit) return openForm(hit, {});
    return toast(t("page-no-such-command"), "error");
  }
  if ([...content].length > MAX) return toast(t("page-too-long", { most: MAX, count: [...content].length }), "error");
  say.value = "";
  grow();
  try {
    await api.say(store.me, store.current, content);
  } catch (error) {
    if (!say.value) say.value = content; // nothing typed is lost
    grow();
    toast(error.message, "error");
  }
  return undefined;
}

function grow() {
  say.style.setProperty("height", "auto");
  say.style.setProperty("height", `${Math.min(say.scrollHeight + 2, 180)}px`);
  const left = MAX - [...say.value].length;
  count.textContent = left < 200 ? String(left) : "";
  count.classList.toggle("bad", left < 0);
}

/** Puts a command into the composer by name, from a link or a hint. */
function choose(name) {
  const exact = usable.find((command) => command.name === name);
  if (exact) return openForm(exact, {});
  if (form) closeForm();
  say.value = `/${name}`;
  say.focus();
  return typed();
}

function openForm(command, texts) {
  suggest.hide();
  say.value = "";
  grow();
  form = new CommandForm(command, store.current, texts, { onSend: sendCommand, onLeave: (text) => { closeForm(); say.value = text; say.focus(); typed(); } });
  plainForm.hidden = true;
  box.append(form.node);
  form.begin();
  announce(`/${command.name}. ${command.description}`);
}

function closeForm() {
  suggest.hide();
  form?.node.remove();
  form = null;
  plainForm.hidden = false;
}

async function sendCommand(command, options) {
  const sent = form;
  const channel = store.current;
  sent.send.disabled = true;
  try {
    const answer = await api.command(store.me, channel, command.path[0], options);
    if (answer.interaction_id) pending.watch(answer.interaction_id, { channel, label: `/${command.name}` });
    store.emit("used-command", command.name);
    if (form === sent) {
      closeForm();
      say.focus();
    }
  } catch (error) {
    if (form === sent) sent.fault(error.message);
    else toast(error.message, "error");
  } finally {
    sent.send.disabled = false;
  }
}

/** Focus for whoever just arrived, unless on a touch screen where it would raise the keyboard. */
export function focusComposer() {
  if (!form && matchMedia("(hover: hover)").matches) say.focus();
}

