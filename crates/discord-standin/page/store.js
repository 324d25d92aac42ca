// What the page knows: who one speaks as, people, servers, channels, unread marks. Modules hear of
// changes through events and never reach into each other.

import { newer } from "./dom.js";
import { t } from "./words.js";

const listeners = new Map();
const learned = new Map(); // authors met in messages who are not in the list of people

export const store = {
  me: "",
  current: "",
  people: [],
  bot: { id: "", name: t("page-the-bot"), online: true },
  guilds: [],
  languages: [],
  channels: [],
  read: new Map(), // the last message read, by person and channel

  on(event, fn) {
    if (!listeners.has(event)) listeners.set(event, []);
    listeners.get(event).push(fn);
  },
  emit(event, detail) {
    for (const fn of listeners.get(event) ?? []) fn(detail);
  },

  /** Takes over an answer of /sandbox/state. */
  take(state) {
    this.people = state.people ?? [];
    this.bot = state.bot ?? this.bot;
    this.guilds = state.guilds ?? [];
    this.languages = state.languages ?? [];
  },

  person(id) {
    return this.people.find((p) => p.id === id) ?? (id === this.bot.id ? { ...this.bot, isBot: true } : learned.get(id));
  },
  learn(user) {
    if (user?.id && !this.person(user.id)) learned.set(user.id, { id: user.id, name: user.global_name ?? user.username ?? t("page-someone"), isBot: user.bot });
  },
  userName(id) {
    return this.person(id)?.name ?? t("page-someone");
  },
  channel(id) {
    return this.channels.find((c) => c.id === id);
  },
  channelName(id) {
    if (this.channel(id)) return this.channel(id).name;
    for (const guild of this.guilds) for (const c of guild.channels ?? []) if (c.id === id) return c.name;
    return t("page-channel");
  },
  guildOf(channel) {
    return this.guilds.find((g) => g.id === channel?.guild_id);
  },
  /** The other side of a private channel. */
  dmPartner(channel) {
    return this.person(channel.with);
  },
  isUnread(channel) {
    return Boolean(channel.unread) && channel.id !== this.current && newer(channel.last_message_id, this.read.get(`${this.me}/${channel.id}`));
  },
  /** Marks everything in a channel as read. An answer of the server may still be older than that. */
  noteRead(channel) {
    channel.unread = false;
    this.read.set(`${this.me}/${channel.id}`, channel.last_message_id);
  },
  /** Keeps a channel's last message and unread mark up to date. */
  noteMessage(message) {
    const channel = this.channel(message.channel_id);
    if (!channel) return;
    if (newer(message.id, channel.last_message_id)) channel.last_message_id = message.id;
    if (message.author?.id !== this.me && channel.id !== this.current) channel.unread = true;
  },
};

/** localStorage that does not mind being forbidden. */
export function recall(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
export function remember(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Private windows may refuse; the page then only forgets more.
  }
}
