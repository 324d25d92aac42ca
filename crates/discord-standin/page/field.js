// One option of a slash command as a labelled field with suggestions.

import { el, icon } from "./dom.js";
import { api } from "./api.js";
import { TYPE, check, hint } from "./commands.js";
import { toast } from "./notices.js";
import { avatar } from "./people.js";
import { store } from "./store.js";
import { suggest } from "./suggest.js";
import { t } from "./words.js";

const DEBOUNCE_MS = 160;
const LARGEST_FILE = 10 * 1024 * 1024; // bytes; as Discord has it
const NONE = Symbol("no list");

/** `form` gives options() for autocomplete, advance(field), submit(), onChange(field), onFocus(field), leave(). */
export class Field {
  constructor(option, form) {
    this.option = option;
    this.form = form;
    this.value = undefined; // set when picked from a list
    this.asked = 0;
    this.timer = 0;
    this.enterWaits = false;
    const id = `opt-${option.name}`;
    const numeric = option.type === TYPE.INTEGER || option.type === TYPE.NUMBER;
    this.input = el("input", {
      id, type: "text", autocomplete: "off", spellcheck: "false", autocapitalize: "none", enterkeyhint: "next",
      inputmode: numeric && !option.choices?.length && !option.autocomplete ? (option.type === TYPE.INTEGER ? "numeric" : "decimal") : undefined,
      required: option.required, name: option.name, placeholder: placeholder(option),
      ...(this.listed ? { role: "combobox", "aria-autocomplete": "list", "aria-controls": "suggest-list", "aria-expanded": "false" } : {}),
      "aria-describedby": "command-hint",
      on: { input: () => this.#typed(), keydown: (e) => this.#key(e), focus: () => this.#focused(), click: () => option.type === TYPE.FILE && this.#choose(), blur: (e) => { if (!suggest.holds(e.relatedTarget)) this.#blurred(); } },
    });
    this.remove = option.required ? null : el("button", { type: "button", class: "field-remove", aria: { label: t("page-field-remove", { name: option.name }) }, on: { click: () => form.drop(this) } }, icon("close", 12));
    this.node = el("span", { class: "field", data: { option: option.name } },
      el("label", { for: id }, option.name, option.required ? el("span", { class: "star", title: t("page-required"), text: "*" }) : null), this.input, this.remove);
    this.#resize();
  }

  get listed() {
    const { type, choices, autocomplete } = this.option;
    return Boolean(choices?.length || autocomplete) || [TYPE.BOOLEAN, TYPE.USER, TYPE.CHANNEL, TYPE.MENTIONABLE].includes(type);
  }

  get raw() {
    return { text: this.input.value, value: this.value };
  }

  /** Puts text in as if typed; picks a fixed choice of that name. */
  set(text) {
    this.input.value = text;
    this.value = undefined;
    this.#match();
    this.#resize();
  }

  focus() {
    this.input.focus();
    this.input.select();
  }

  /** Checks the field and shows or clears its fault. */
  verify() {
    this.#match();
    const result = check(this.option, this.raw);
    this.fault(result.error);
    return result;
  }

  fault(error) {
    this.node.classList.toggle("field-bad", Boolean(error));
    if (error) this.input.setAttribute("aria-invalid", "true");
    else this.input.removeAttribute("aria-invalid");
  }

  /** What autocomplete is told of this field, or null when empty. */
  partial(focused) {
    const { name, type } = this.option;
    if (focused) return { name, type, value: this.input.value, focused: true };
    const { value } = check({ ...this.option, required: false }, this.raw);
    return value === undefined ? null : { name, type, value };
  }

  #resize() {
    const length = Math.max(this.input.value.length, this.input.placeholder.length, 4);
    this.input.style.setProperty("--ch", String(Math.min(length + 1, 44)));
  }

  #typed() {
    this.value = undefined;
    this.fault();
    this.#resize();
    this.form.onChange(this);
    this.#offer();
  }

  // A file is sent when it is chosen; the field then holds its name.
  #choose() {
    const picker = el("input", { type: "file", on: { change: async () => {
      const [file] = picker.files;
      if (!file) return;
      // The server would break off in the middle of a larger one, and could not say why.
      if (file.size > LARGEST_FILE) {
        this.fault(true);
        return toast(t("page-file-too-large"), "error");
      }
      try {
        const { file: value } = await api.upload(file);
        this.#picked({ label: file.name, value });
      } catch (error) {
        this.fault(true);
        toast(error.message, "error");
      }
    } } });
    picker.click();
  }

  #focused() {
    this.form.onFocus(this);
    if (this.listed) this.#offer(0);
  }

  #blurred() {
    clearTimeout(this.timer);
    this.asked += 1;
    this.enterWaits = false;
    if (suggest.ownedBy(this.input)) suggest.hide();
    this.#match();
    if (this.input.value.trim()) this.fault(check(this.option, this.raw).error);
  }

  #key(event) {
    if (event.key === "Enter" && !event.shiftKey && this.option.autocomplete && this.waiting && this.value === undefined) {
      // The bot's suggestions for this text are on their way: take the first when they come.
      event.preventDefault();
      this.enterWaits = true;
      return;
    }
    if (suggest.ownedBy(this.input) && suggest.key(event)) return;
    if (event.key === "Enter" && !event.isComposing) {
      event.preventDefault();
      // With the list open and nothing chosen, Discord takes its first line.
      if (this.value === undefined && suggest.ownedBy(this.input) && suggest.take()) return;
      this.form.advance(this, true);
    } else if (event.key === "Escape") {
      event.preventDefault();
      this.form.leave();
    } else if (event.key === "Backspace" && !this.input.value) {
      event.preventDefault();
      this.form.back(this);
    } else if (event.key === " " && this.option.type === TYPE.FILE) {
      event.preventDefault();
      this.#choose();
    } else if (event.key === "ArrowDown" && this.listed) {
      event.preventDefault();
      this.#offer(0);
    }
  }

  // A typed text that is exactly a choice counts as picked.
  #match() {
    if (this.value !== undefined) return;
    const text = this.input.value.trim().toLowerCase();
    if (!text) return;
    const local = this.#local();
    if (local === NONE) return;
    const hit = local.find((item) => [item.label, item.detail].some((said) => said?.toLowerCase() === text));
    if (hit) this.value = hit.value;
  }

  #offer(wait = DEBOUNCE_MS) {
    clearTimeout(this.timer);
    this.asked += 1;
    this.waiting = false;
    if (this.option.autocomplete) {
      this.waiting = true;
      this.timer = setTimeout(() => this.#ask(this.asked), wait);
      return;
    }
    const local = this.#local();
    if (local === NONE) return;
    const text = this.value === undefined ? this.input.value.trim().toLowerCase() : "";
    const hits = local.filter((item) => `${item.label} ${item.detail ?? ""}`.toLowerCase().includes(text))
      .sort((a, b) => Number(b.label.toLowerCase().startsWith(text)) - Number(a.label.toLowerCase().startsWith(text)));
    this.#show(hits.slice(0, 25), t("page-no-choice"));
  }

  async #ask(turn) {
    const { command, channel } = this.form;
    let choices = [];
    let empty = t("page-no-suggestion");
    try {
      choices = (await api.autocomplete(store.me, channel, command.path[0], this.form.options(this))).choices ?? [];
    } catch (error) {
      empty = t("page-no-suggestions", { why: error.message });
    }
    if (turn !== this.asked) return;
    this.waiting = false;
    this.#show(choices.map((c) => ({ label: c.name, value: c.value })), empty);
    if (this.enterWaits) {
      this.enterWaits = false;
      if (!suggest.take()) this.form.advance(this, true);
    }
  }

  #show(items, empty) {
    if (document.activeElement !== this.input) return;
    // An empty optional field does not press its first choice on whoever only passes by.
    const start = this.input.value.trim() || this.option.required ? 0 : -1;
    suggest.show(this.input, items, { heading: hint(this.option), empty, start: this.value === undefined ? start : items.findIndex((i) => i.value === this.value), onPick: (item) => this.#picked(item) });
  }

  #picked(item) {
    this.input.value = item.label;
    this.value = item.value;
    this.fault();
    this.#resize();
    this.form.onChange(this);
    this.form.advance(this, false);
  }

  #local() {
    const { type, choices } = this.option;
    if (choices?.length) return choices.map((c) => ({ label: c.name, value: c.value }));
    const user = (p) => ({ label: p.name, value: p.id, mark: avatar(p, "xs") });
    switch (type) {
      case TYPE.BOOLEAN: return [{ label: t("page-true"), detail: t("page-yes"), value: true }, { label: t("page-false"), detail: t("page-no"), value: false }];
      case TYPE.USER: case TYPE.MENTIONABLE: return [...store.people, { ...store.bot, isBot: true }].map(user);
      case TYPE.CHANNEL: {
        const guild = store.channel(store.current)?.guild_id;
        return store.channels.filter((c) => c.guild_id && c.guild_id === guild && c.kind !== "category").map((c) => ({ label: c.name, value: c.id, mark: icon(c.kind === "thread" ? "thread" : "channel", 15) }));
      }
      default: return NONE;
    }
  }
}

function placeholder(option) {
  // A choice from a list may stand for a number; what is typed is still one of its words.
  if (option.choices?.length || option.autocomplete) return t("page-field-choose");
  switch (option.type) {
    case TYPE.INTEGER: case TYPE.NUMBER: return t("page-field-number");
    case TYPE.BOOLEAN: return t("page-field-yes-no");
    case TYPE.USER: case TYPE.MENTIONABLE: return t("page-field-someone");
    case TYPE.CHANNEL: return t("page-field-channel");
    case TYPE.FILE: return t("page-field-file");
    default: return t("page-field-text");
  }
}
