// The stand-in's page: starts everything and ties the feed, the person one speaks
// as and the open channel together.

import { fill, icon } from "./dom.js";
import { Feed, api } from "./api.js";
import { loadChat, onCreate, onDelete, onUpdate, startChat } from "./chat.js";
import { clock, startTicking } from "./clock.js";
import { focusComposer, startComposer } from "./composer.js";
import { startDrawers, closeDrawers } from "./drawers.js";
import { closeModal, openModal } from "./modal.js";
import { announce, connection, toast } from "./notices.js";
import { pending } from "./pending.js";
import { startSidebar } from "./sidebar.js";
import { recall, remember, store } from "./store.js";
import { startTable } from "./table.js";
import { avatar } from "./people.js";
import { t } from "./words.js";

let feed = null;
let placesTimer = 0;

async function start() {
  startTicking();
  startDrawers();
  startSidebar();
  startTable();
  startChat();
  startComposer();
  store.on("go", (id) => go(id));
  store.on("speak-as", (id) => speakAs(id));
  store.on("open-dm", openDm);
  addEventListener("hashchange", readHash);
  await boot();
}

/** Waits for the server, then takes over its state. */
async function boot() {
  try {
    await refreshState();
  } catch (error) {
    connection(false);
    setTimeout(boot, 1500);
    return;
  }
  connection(true);
  const wanted = fromHash();
  const person = [wanted.as, recall("standin.me"), store.people[0]?.id].find((id) => store.people.some((p) => p.id === id));
  if (person) await speakAs(person, wanted.in);
}

async function refreshState() {
  const state = await api.state();
  clock.set(state.now_ms ?? Date.now());
  store.take(state);
  store.emit("people");
  botStatus();
}

/** Says so while the bot is not connected; commands then wait. */
function botStatus() {
  const line = document.getElementById("bot-status");
  line.textContent = store.bot.online === false ? t("page-bot-offline", { name: store.bot.name }) : "";
  line.hidden = !line.textContent;
}

/** Becomes another person: their channels, their feed, their view of the same place if they may see it. */
async function speakAs(id, wantedChannel) {
  const again = id === store.me;
  const stay = wantedChannel ?? (again ? store.current : sharedPlace());
  if (!again) {
    feed?.close();
    pending.clear();
    closeModal();
    store.me = id;
    store.channels = [];
    remember("standin.me", id);
    store.emit("people");
    listen();
  }
  try {
    await refreshChannels();
  } catch (error) {
    toast(error.message, "error");
    return;
  }
  if (store.me !== id) return;
  const known = (c) => c && store.channel(c);
  const last = recall(`standin.at.${id}`);
  const target = [stay, last, store.channels.find((c) => c.kind === "text")?.id, store.channels[0]?.id].find(known);
  if (!again) {
    store.current = "";
    announce(t("page-now-speaking", { name: store.userName(id) }));
  }
  if (target) go(target);
}

// A server's channel or thread may be visible to the other person too; a private one is not theirs.
function sharedPlace() {
  const channel = store.channel(store.current);
  return channel && channel.kind !== "dm" ? channel.id : undefined;
}

function listen() {
  const as = store.me;
  feed = new Feed(as, {
    onFrame: (type, data) => { if (store.me === as) frame(type, data); },
    onOpen: (again) => {
      connection(true);
      // Something may have been said meanwhile: read everything anew.
      if (again) refetch();
    },
    onDown: () => connection(false),
  });
}

async function refetch() {
  try {
    await refreshState();
    await refreshChannels();
    if (store.channel(store.current)) {
      store.emit("current");
      store.emit("commands");
      await loadChat();
    }
  } catch (error) {
    toast(error.message, "error");
  }
}

async function refreshChannels() {
  const as = store.me;
  const answer = await api.channels(as);
  if (store.me !== as) return;
  store.channels = answer.channels ?? [];
  store.emit("channels");
}

function frame(type, data) {
  store.emit("happened", type);
  switch (type) {
    case "message_create":
      if (!store.channel(data.channel_id)) refreshPlacesSoon();
      return onCreate(data);
    case "message_update": return onUpdate(data);
    case "message_delete": return onDelete(data);
    case "channel_create": case "channel_update": case "channel_delete": return refreshPlacesSoon();
    case "commands": return store.emit("commands");
    case "bot":
      store.bot.online = data.online;
      return botStatus();
    case "clock": return data.now_ms && clock.set(data.now_ms);
    case "modal":
      pending.end(data.interaction_id, false);
      return openModal(data);
    case "interaction_done": return pending.end(data.interaction_id, false);
    case "interaction_failed": return pending.end(data.interaction_id, true);
    default: return undefined;
  }
}

// Channel frames come in bursts (a thread and its first messages): one fetch for all.
function refreshPlacesSoon() {
  clearTimeout(placesTimer);
  placesTimer = setTimeout(() => refreshChannels().then(head).catch((error) => toast(error.message, "error")), 60);
}

/** Opens a channel. */
async function go(id) {
  if (!store.channel(id)) {
    await refreshChannels().catch(() => {});
    if (!store.channel(id)) return toast(t("page-place-unseen"), "error");
  }
  const moved = id !== store.current;
  store.current = id;
  remember(`standin.at.${store.me}`, id);
  writeHash();
  closeDrawers();
  store.emit("current");
  head();
  const load = loadChat();
  if (moved) focusComposer();
  await load;
  return store.emit("channels");
}

function head() {
  const channel = store.channel(store.current);
  const place = document.getElementById("place");
  const parent = document.getElementById("place-parent");
  if (!channel) return;
  const dm = channel.kind === "dm" ? store.dmPartner(channel) ?? { name: channel.name } : null;
  fill(place, dm ? avatar(dm, "s") : icon(channel.kind === "thread" ? "thread" : "channel", 20), dm?.name ?? channel.name);
  parent.textContent = channel.kind === "dm" ? t("page-private") : [store.guildOf(channel)?.name, channel.kind === "thread" && channel.parent_id ? store.channelName(channel.parent_id) : ""].filter(Boolean).join(" · ");
  document.title = t("page-title-at", { place: dm?.name ?? channel.name });
}

async function openDm(other) {
  try {
    const answer = await api.openDm(store.me, other);
    const id = answer.channel?.id ?? answer.channel;
    await refreshChannels();
    if (id) await go(id);
  } catch (error) {
    toast(error.message, "error");
  }
}

// The address keeps person and place, so that a reload or a second tab finds them again.
function fromHash() {
  const at = new URLSearchParams(location.hash.slice(1));
  return { as: at.get("as") ?? undefined, in: at.get("in") ?? undefined };
}

function writeHash() {
  const next = `#as=${store.me}&in=${store.current}`;
  if (location.hash === next) return;
  history.pushState(null, "", next);
}

function readHash() {
  const at = fromHash();
  if (at.as && at.as !== store.me && store.people.some((p) => p.id === at.as)) speakAs(at.as, at.in);
  else if (at.in && at.in !== store.current) go(at.in);
}
addEventListener("popstate", readHash);

start();
