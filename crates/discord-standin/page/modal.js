// Modals the bot opens: a dialog with text inputs, sent back as one answer.

import { el, fill } from "./dom.js";
import { api } from "./api.js";
import { pending } from "./pending.js";
import { store } from "./store.js";
import { t } from "./words.js";

const dialog = document.getElementById("modal");

/** Shows a modal frame: {interaction_id, title, custom_id, components}. */
export function openModal(data) {
  const fields = inputs(data.components).map(textField);
  const fault = el("p", { class: "bad", role: "alert", hidden: true });
  const send = el("button", { type: "submit", class: "button button-primary", text: t("page-send") });
  const form = el("form", { method: "dialog", novalidate: true, on: { submit: submit } },
    el("h2", { id: "modal-title", text: data.title ?? t("page-modal-title") }),
    el("p", { class: "quiet", text: t("page-modal-by", { name: store.bot.name }) }),
    fields.map((field) => field.node), fault,
    el("div", { class: "modal-foot" }, el("button", { type: "button", class: "button button-secondary", text: t("page-cancel"), on: { click: () => dialog.close() } }), send));

  async function submit(event) {
    event.preventDefault();
    const bad = fields.find((field) => field.check());
    fields.forEach((field) => field.check());
    if (bad) return bad.input.focus();
    send.disabled = true;
    fault.hidden = true;
    try {
      const values = Object.fromEntries(fields.map((field) => [field.id, field.input.value]));
      const answer = await api.submitModal(store.me, data.interaction_id, values);
      dialog.close();
      if (answer.interaction_id) pending.watch(answer.interaction_id, { channel: store.current, label: data.title ?? t("page-modal-answer") });
    } catch (error) {
      // What was written stays in the dialog.
      fault.textContent = error.message;
      fault.hidden = false;
      send.disabled = false;
    }
    return undefined;
  }

  fill(dialog, form);
  if (dialog.open) dialog.close();
  dialog.showModal();
  fields[0]?.input.focus();
}

/** Closes it, when another person takes over. */
export const closeModal = () => {
  if (dialog.open) dialog.close();
};

// Text inputs sit in action rows (1) or, newer, in labels (18).
function inputs(rows) {
  return (rows ?? []).flatMap((row) => {
    if (row.type === 4) return [row];
    if (row.type === 18 && row.component) return [{ ...row.component, label: row.label ?? row.component.label, description: row.description }];
    return row.components ?? [];
  }).filter((part) => part.type === 4);
}

let serial = 0;

function textField(part) {
  const id = `modal-${(serial += 1)}`;
  const long = part.style === 2;
  const required = part.required !== false;
  const input = el(long ? "textarea" : "input", {
    id, type: long ? undefined : "text", rows: long ? Math.min(14, Math.max(5, (part.value ?? "").split("\n").length + 1)) : undefined,
    maxlength: part.max_length ?? 4000, placeholder: part.placeholder, required, autocomplete: "off", "aria-describedby": `${id}-note`,
    spellcheck: "false", data: { customId: part.custom_id },
  });
  input.value = part.value ?? "";
  const note = el("p", { id: `${id}-note`, class: "quiet" });
  const limits = part.description ?? (part.min_length ? t("page-modal-least", { least: part.min_length }) : "");
  note.textContent = limits;
  const check = () => {
    const length = [...input.value].length;
    const text = required && !input.value.trim() ? t("page-modal-needed")
      : part.min_length && length < part.min_length && (required || length) ? t("page-modal-short", { least: part.min_length, count: length })
      : length > (part.max_length ?? 4000) ? t("page-modal-long", { most: part.max_length ?? 4000, count: length }) : "";
    note.textContent = text || limits;
    note.classList.toggle("bad", Boolean(text));
    if (text) input.setAttribute("aria-invalid", "true");
    else input.removeAttribute("aria-invalid");
    return Boolean(text);
  };
  input.addEventListener("input", () => { if (input.hasAttribute("aria-invalid")) check(); });
  const node = el("div", { class: "modal-field" }, el("label", { for: id }, part.label ?? part.custom_id, required ? el("span", { class: "star", title: t("page-required"), text: "*" }) : null), input, note);
  return { id: part.custom_id, input, node, check };
}
