// A chosen slash command with its options as fields, in the place of the composer's text.

import { el, fill, icon } from "./dom.js";
import { hint, nest } from "./commands.js";
import { Field } from "./field.js";
import { suggest } from "./suggest.js";
import { t } from "./words.js";

export class CommandForm {
  /** `onSend(command, options)` sends; `onLeave(text)` returns to plain text. */
  constructor(command, channel, texts, { onSend, onLeave }) {
    this.command = command;
    this.channel = channel;
    this.handlers = { onSend, onLeave };
    this.fields = [];
    this.row = el("div", { class: "command-row" });
    this.hintLine = el("p", { id: "command-hint", class: "command-hint", "aria-live": "polite" });
    this.send = el("button", { type: "submit", class: "solid send", title: t("page-send-key"), aria: { label: t("page-command-send", { name: `/${command.name}` }) } }, icon("send", 18));
    this.node = el("form", { class: "command-form", novalidate: true, aria: { label: t("page-command", { name: command.name }) }, on: { submit: (e) => { e.preventDefault(); this.submit(); }, keydown: (e) => this.#key(e) } },
      this.hintLine, el("div", { class: "command-line" }, this.row, el("div", { class: "command-ends" }, this.send,
        el("button", { type: "button", class: "ghost", title: t("page-command-leave-key"), aria: { label: t("page-command-leave") }, on: { click: () => this.leave() } }, icon("close", 16)))));
    for (const option of command.options) if (option.required || texts[option.name] !== undefined) this.#add(option, texts[option.name]);
    this.#draw();
    this.#tell();
  }

  /** To the first field still wanting something, or to the send button. */
  begin() {
    const next = this.fields.find((f) => f.option.required && !f.input.value) ?? this.fields.find((f) => !f.input.value) ?? this.fields[this.fields.length - 1];
    if (next) {
      next.focus();
      if (next.input.value) next.input.setSelectionRange(next.input.value.length, next.input.value.length);
    } else this.send.focus();
  }

  /** All filled options for autocomplete, wrapped in their subcommand. */
  options(focused) {
    return nest(this.command, this.fields.map((f) => f.partial(f === focused)).filter(Boolean));
  }

  onChange(field) {
    if (field) this.#named(field);
    this.#tell();
  }

  onFocus(field) {
    this.#tell(field);
  }

  /** After a pick or Enter: to the next needed field, or sends when Enter finds nothing left. */
  advance(field, enter) {
    const at = this.fields.indexOf(field);
    const rest = [...this.fields.slice(at + 1), ...this.fields.slice(0, at)];
    const next = rest.find((f) => f.option.required && !f.input.value.trim());
    if (next) return next.focus();
    if (enter) return this.submit();
    return this.#tell(field, t("page-enter-sends"));
  }

  drop(field) {
    this.fields = this.fields.filter((f) => f !== field);
    suggest.hide();
    this.#draw();
    this.begin();
  }

  /** Backspace in an empty field: an optional one goes, a needed one gives way to the field before or to plain text. */
  back(field) {
    const before = this.fields[this.fields.indexOf(field) - 1];
    if (!field.option.required) return this.drop(field);
    if (before) return before.focus();
    return this.leave();
  }

  leave() {
    suggest.hide();
    this.handlers.onLeave(`/${this.command.name}`);
  }

  submit() {
    suggest.hide();
    const options = [];
    let bad = null;
    for (const field of this.fields) {
      const result = field.verify();
      if (result.error && !bad) bad = { field, error: result.error };
      else if (result.value !== undefined) options.push({ name: field.option.name, type: field.option.type, value: result.value });
    }
    if (bad) {
      bad.field.focus();
      this.#tell(bad.field, bad.error, true);
      return;
    }
    this.handlers.onSend(this.command, nest(this.command, options));
  }

  /** Shows why a command could not be sent; the fields stay filled. */
  fault(text) {
    this.#tell(null, text, true);
  }

  #add(option, text) {
    const field = new Field(option, this);
    if (text) field.set(text);
    this.fields.push(field);
    const order = (f) => this.command.options.indexOf(f.option);
    this.fields.sort((a, b) => Number(!a.option.required) - Number(!b.option.required) || order(a) - order(b));
    return field;
  }

  // `size:` typed into a field goes to the option of that name, as in Discord; what stands before it
  // stays, where it is to be chosen (in free text it may be meant as it is written).
  #named(field) {
    const typed = field.input.value;
    const named = ({ name }) => typed === `${name}:` || (field.listed && typed.endsWith(` ${name}:`));
    const option = this.command.options.find(named);
    if (!option) return;
    field.set(typed.slice(0, -option.name.length - 1).trim());
    const there = this.fields.find((f) => f.option === option) ?? this.#add(option);
    this.#draw();
    there.focus();
  }

  #draw() {
    const open = new Set(this.fields.map((f) => f.option.name));
    const more = this.command.options.filter((o) => !open.has(o.name));
    fill(this.row, el("span", { class: "command-name", text: `/${this.command.name}` }), this.fields.map((f) => f.node),
      more.map((option) => el("button", { type: "button", class: "chip", title: hint(option), on: { click: () => { const f = this.#add(option); this.#draw(); f.focus(); } } }, "+ ", option.name)));
  }

  #tell(field, text, bad = false) {
    const current = field ?? this.fields.find((f) => f.input === document.activeElement);
    const parts = current ? [el("b", { text: current.option.name }), ` ${t(current.option.required ? "page-is-required" : "page-is-optional")} `, hint(current.option)] : [this.command.description];
    if (!current && !this.fields.length) parts.push(` · ${t("page-enter-sends")}`);
    this.hintLine.classList.toggle("bad", bad);
    this.hintLine.setAttribute("role", bad ? "alert" : "note");
    fill(this.hintLine, bad ? text : parts, !bad && text ? ` · ${text}` : "");
  }

  #key(event) {
    if (event.key === "Escape" && !event.defaultPrevented) {
      event.preventDefault();
      this.leave();
    }
  }
}
