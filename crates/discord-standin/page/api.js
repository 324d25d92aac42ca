// The page's only way out: the stand-in's page API over HTTP, and its event feed over a WebSocket.

import { t } from "./words.js";

/** An answer other than 2xx, or none at all; `message` is fit to be shown. */
export class ApiError extends Error {
  constructor(message, status = 0) {
    super(message);
    this.status = status;
  }
}

async function call(path, init) {
  let answer;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new ApiError(t("page-no-sandbox"));
  }
  const text = await answer.text();
  let body = {};
  try {
    body = text ? JSON.parse(text) : {};
  } catch {
    body = { error: text };
  }
  if (!answer.ok) {
    const said = body?.error?.message ?? body?.error ?? body?.message;
    throw new ApiError(typeof said === "string" && said ? said : t("page-refused", { status: answer.status }), answer.status);
  }
  return body;
}

const get = (path, query = {}) => {
  const known = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const tail = new URLSearchParams(known).toString();
  return call(tail ? `${path}?${tail}` : path, { headers: { accept: "application/json" } });
};

const post = (path, body) =>
  call(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

export const api = {
  state: () => get("/sandbox/state"),
  channels: (as) => get("/sandbox/channels", { as }),
  messages: (as, channel, before, limit = 50) => get("/sandbox/messages", { as, channel, before, limit }),
  commands: (as, channel) => get("/sandbox/commands", { as, channel }),
  markRead: (as, channel) => post("/sandbox/read", { as, channel }),
  say: (as, channel, content) => post("/sandbox/message", { as, channel, content }),
  openDm: (as, other) => post("/sandbox/dm", { as, with: other }),
  command: (as, channel, name, options) => post("/sandbox/command", { as, channel, name, options }),
  upload: (file) => call(`/sandbox/upload?${new URLSearchParams({ name: file.name })}`, { method: "POST", headers: { "content-type": "application/octet-stream" }, body: file }),
  autocomplete: (as, channel, name, options) => post("/sandbox/autocomplete", { as, channel, name, options }),
  press: (as, channel, message, custom_id, values) => post("/sandbox/component", { as, channel, message, custom_id, values }),
  submitModal: (as, interaction_id, values) => post("/sandbox/modal", { as, interaction_id, values }),
  speakIn: (as, locale, guild) => post("/sandbox/language", { as, locale, guild }),
  botHere: (as, guild, here) => post("/sandbox/bot", { as, guild, here }),
  // What the program behind the page can be asked besides, and told to do: see host.rs.
  look: (name, query) => get(`/sandbox/${name}`, query),
  act: (name, body) => post(`/sandbox/${name}`, body),
};

/** The event feed of one person. Reconnects by itself; `onOpen(again)` tells whether anything may have been missed. */
export class Feed {
  #socket = null;
  #timer = 0;
  #tries = 0;
  #closed = false;

  constructor(as, { onFrame, onOpen, onDown }) {
    this.as = as;
    this.handlers = { onFrame, onOpen, onDown };
    this.#connect();
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #connect() {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/sandbox/ws?as=${encodeURIComponent(this.as)}`);
    this.#socket = socket;
    let opened = false;
    socket.addEventListener("open", () => {
      if (this.#closed) return socket.close();
      opened = true;
      this.handlers.onOpen(this.#tries > 0);
      this.#tries = 0;
    });
    socket.addEventListener("message", (event) => {
      if (this.#closed) return;
      let frame;
      try {
        frame = JSON.parse(event.data);
      } catch {
        return;
      }
      this.handlers.onFrame(frame.t, frame.d ?? {});
    });
    socket.addEventListener("close", () => {
      if (this.#closed) return;
      this.#tries += 1;
      this.handlers.onDown(opened);
      const wait = Math.min(5000, 300 * 2 ** Math.min(this.#tries, 5));
      this.#timer = setTimeout(() => this.#connect(), wait);
    });
  }
}
