// Interactions the bot has not answered yet. The feed says "done" or "failed"; should it
// say nothing (it dropped, say), an interaction is given up after the time Discord would give it.

import { store } from "./store.js";

const LIMIT_MS = 15000;
const waiting = new Map();
const early = new Map(); // ends that came before the answer of the POST that started them

export const pending = {
  /** Follows interaction `id`; `onEnd(failed)` is called once. `label` shows a line in the chat meanwhile. */
  watch(id, { channel, label, onEnd }) {
    if (early.has(id)) {
      const failed = early.get(id);
      early.delete(id);
      onEnd?.(failed);
      if (failed) store.emit("interaction-failed", { channel, label });
      return;
    }
    const timer = setTimeout(() => this.end(id, false), LIMIT_MS);
    waiting.set(id, { channel, label, onEnd, timer });
    store.emit("pending", id);
  },

  /** The bot answered (or did not): `failed`. */
  end(id, failed) {
    const entry = waiting.get(id);
    if (!entry) {
      early.set(id, failed);
      if (early.size > 50) early.delete(early.keys().next().value);
      return;
    }
    clearTimeout(entry.timer);
    waiting.delete(id);
    entry.onEnd?.(failed);
    store.emit("pending", id);
    if (failed) store.emit("interaction-failed", { channel: entry.channel, label: entry.label });
  },

  /** Labels of what is still waiting in a channel. */
  labels(channel) {
    return [...waiting.values()].filter((w) => w.label && w.channel === channel).map((w) => w.label);
  },

  /** Forgets everything, when another person takes over. */
  clear() {
    for (const entry of waiting.values()) {
      clearTimeout(entry.timer);
      entry.onEnd?.(false);
    }
    waiting.clear();
    early.clear();
  },
};
