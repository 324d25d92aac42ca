// Slash commands as data: the flat list a picker shows, searching it, checking options. Pure.

import { t } from "./words.js";

/** Discord's option types. */
export const TYPE = { SUB: 1, GROUP: 2, STRING: 3, INTEGER: 4, BOOLEAN: 5, USER: 6, CHANNEL: 7, ROLE: 8, MENTIONABLE: 9, NUMBER: 10, FILE: 11 };

/** Every command that can be sent: `{name: "list create", path, root, steps, description, options}`. */
export function flatten(commands) {
  const out = [];
  for (const command of commands ?? []) {
    if ((command.type ?? 1) !== 1) continue;
    walk(command, command, [], out);
  }
  return out.sort((a, b) => (a.name < b.name ? -1 : 1));
}

function walk(root, node, steps, out) {
  const options = node.options ?? [];
  const subs = options.filter((o) => o.type === TYPE.SUB || o.type === TYPE.GROUP);
  for (const sub of subs) walk(root, sub, [...steps, { name: sub.name, type: sub.type }], out);
  if (subs.length) return;
  const path = [root.name, ...steps.map((s) => s.name)];
  out.push({ name: path.join(" "), path, root, steps, description: node.description ?? "", options });
}

/** The commands that fit what was typed after the slash, best first. */
export function search(list, typed) {
  const text = typed.toLowerCase().trim().replace(/\s+/g, " ");
  if (!text) return list;
  const words = text.split(" ");
  const score = (command) => {
    if (command.name === text) return 0;
    if (command.name.startsWith(text)) return 1;
    if (words.every((w) => command.path.some((part) => part.startsWith(w)))) return 2;
    if (words.every((w) => command.name.includes(w))) return 3;
    if (words.every((w) => `${command.name} ${command.description}`.toLowerCase().includes(w))) return 4;
    return 9;
  };
  return list.map((command) => ({ command, rank: score(command) })).filter((hit) => hit.rank < 9)
    .sort((a, b) => a.rank - b.rank).map((hit) => hit.command);
}

/** The command whose whole name was typed and closed with a space, with what follows it; else null. */
export function spelledOut(list, typed) {
  const text = typed.toLowerCase();
  const hits = list.filter((command) => text.startsWith(`${command.name} `));
  const command = hits.sort((a, b) => b.name.length - a.name.length)[0];
  return command ? { command, rest: typed.slice(command.name.length + 1) } : null;
}

/** Reads "item:two teas size:large" into texts by option name; text without names goes to the first option. */
export function prefill(command, rest) {
  const names = command.options.map((o) => o.name);
  const out = {};
  if (!rest.trim() || !names.length) return out;
  const marks = [...rest.matchAll(/(?:^|\s)([\w-]+):\s*/g)].filter((m) => names.includes(m[1]));
  if (!marks.length) return { [names[0]]: rest.trim() };
  marks.forEach((mark, n) => {
    out[mark[1]] = rest.slice(mark.index + mark[0].length, marks[n + 1]?.index).trim();
  });
  return out;
}

/** What a field asks for, in one line. */
export function hint(option) {
  const parts = [option.description];
  const { min_value: low, max_value: high, min_length: short, max_length: long } = option;
  if (low !== undefined && high !== undefined) parts.push(t("page-hint-range", { low, high }));
  else if (low !== undefined) parts.push(t("page-hint-least", { low }));
  else if (high !== undefined) parts.push(t("page-hint-most", { high }));
  if (short) parts.push(t("page-hint-shortest", { count: short }));
  if (long && long < 1000) parts.push(t("page-hint-longest", { count: long }));
  const typed = !option.choices?.length && !option.autocomplete;
  if (typed && option.type === TYPE.INTEGER) parts.push(t("page-hint-whole"));
  if (typed && option.type === TYPE.NUMBER) parts.push(t("page-hint-number"));
  return parts.filter(Boolean).join(" · ");
}

/**
 * Checks one field. `raw` is `{text, value}`, value being set when something was picked from a list.
 * Gives `{value}` to send, `{}` to leave out, or `{error}`.
 */
export function check(option, raw) {
  const { name } = option;
  const text = (raw?.text ?? "").trim();
  if (!text) return option.required ? { error: t("page-check-needed", { name }) } : {};
  switch (option.type) {
    case TYPE.INTEGER: case TYPE.NUMBER: return checkNumber(option, raw, text);
    case TYPE.BOOLEAN: case TYPE.USER: case TYPE.CHANNEL: case TYPE.ROLE: case TYPE.MENTIONABLE:
      return raw.value === undefined ? { error: t("page-check-choose", { name }) } : { value: raw.value };
    case TYPE.FILE: return raw.value === undefined ? { error: t("page-check-file", { name }) } : { value: raw.value };
    default: break;
  }
  if (option.choices?.length) return raw.value === undefined ? { error: t("page-check-choose", { name }) } : { value: raw.value };
  const value = raw.value ?? text;
  const length = [...String(value)].length;
  if (option.min_length !== undefined && length < option.min_length) return { error: t("page-check-short", { name, least: option.min_length }) };
  if (length > (option.max_length ?? 6000)) return { error: t("page-check-long", { name, most: option.max_length ?? 6000, count: length }) };
  return { value: String(value) };
}

function checkNumber(option, raw, text) {
  const { name } = option;
  if (option.choices?.length && raw.value === undefined) return { error: t("page-check-choose", { name }) };
  const value = Number(raw.value ?? text.replace(",", "."));
  if (!Number.isFinite(value)) return { error: t("page-check-number", { name, text }) };
  if (option.type === TYPE.INTEGER && !Number.isInteger(value)) return { error: t("page-check-whole", { name }) };
  if (option.min_value !== undefined && value < option.min_value) return { error: t("page-check-least", { name, least: option.min_value }) };
  if (option.max_value !== undefined && value > option.max_value) return { error: t("page-check-most", { name, most: option.max_value }) };
  return { value };
}

/** Wraps options in the subcommand steps that lead to them. */
export function nest(command, options) {
  return [...command.steps].reverse().reduce((inner, step) => [{ name: step.name, type: step.type, options: inner }], options);
}
