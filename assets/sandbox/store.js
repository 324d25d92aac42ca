// What the page knows: who one speaks as, people, servers, channels, unread marks. Modules hear of
// changes through events and never reach into each other.

import { newer } from "./dom.js";

const listeners = new Map();
const learned = new Map(); // authors met in messages who are not in the list of people

export const store = {
  me: "",
  current: "",
  people: [],
  bot: { id: "", name: "Bot" },
  guilds: [],
  commands: [],
  channels: [],

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
    this.commands = state.commands ?? [];
  },

  person(id) {
    return this.people.find((p) => p.id === id) ?? (id === this.bot.id ? { ...this.bot, isBot: true } : learned.get(id));
  },
  learn(user) {
    if (user?.id && !this.person(user.id)) learned.set(user.id, { id: user.id, name: user.global_name ?? user.username ?? "someone", isBot: user.bot });
  },
  userName(id) {
    return this.person(id)?.name ?? "someone";
  },
  channel(id) {
    return this.channels.find((c) => c.id === id);
  },
  channelName(id) {
    if (this.channel(id)) return this.channel(id).name;
    for (const guild of this.guilds) for (const c of guild.channels ?? []) if (c.id === id) return c.name;
    return "channel";
  },
  guildOf(channel) {
    return this.guilds.find((g) => g.id === channel?.guild_id);
  },
  /** The other side of a private channel, if it can be told by its name or members. */
  dmPartner(channel) {
    const ids = (channel.recipients ?? channel.members ?? []).map((r) => r.id ?? r);
    const other = channel.with ?? ids.find((id) => id !== this.me);
    if (other) return this.person(other.id ?? other);
    return [...this.people, { ...this.bot, isBot: true }].find((p) => p.name === channel.name);
  },

  addChannel(channel) {
    const known = this.channel(channel.id);
    if (known) Object.assign(known, channel);
    else this.channels.push(channel);
    this.emit("channels");
  },

  // Unread marks live in this browser: the last message each person has seen in each channel.
  seenKey(id) {
    return `chancery.seen.${this.me}.${id}`;
  },
  markSeen(id) {
    const channel = this.channel(id);
    const last = channel?.last_message_id;
    if (last && recall(this.seenKey(id)) !== last) remember(this.seenKey(id), last);
  },
  /** Marks channels that were never opened: server channels start as read, private ones as unread. */
  baseline() {
    for (const channel of this.channels) {
      if (recall(this.seenKey(channel.id)) === null && channel.kind !== "dm" && channel.last_message_id)
        remember(this.seenKey(channel.id), channel.last_message_id);
    }
  },
  isUnread(channel) {
    if (channel.id === this.current) return false;
    return newer(channel.last_message_id, recall(this.seenKey(channel.id)));
  },
  noteMessage(message) {
    const channel = this.channel(message.channel_id);
    if (!channel) return;
    if (newer(message.id, channel.last_message_id)) channel.last_message_id = message.id;
    // What one wrote oneself is read, even from another tab.
    if (message.author?.id === this.me) remember(this.seenKey(channel.id), channel.last_message_id);
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
