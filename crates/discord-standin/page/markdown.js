// Discord's flavour of Markdown, read into a plain tree. Pure: no DOM, so that node can test it;
// prose.js turns the tree into nodes.
//
// Blocks: p, h, sub, quote, list, code. Inlines: text, br, b, i, u, s, spoiler, code, link, user,
// channel, role, everyone, time, command, emoji.
//
// Anybody may write anything: whatever looks ahead for the end of something goes through `find`, which
// counts what it looks at. The regular expressions here have nothing to try twice.

import { t } from "./words.js";

const DEPTH = 12; // deeper nesting is shown as typed
const LOOKS = 64; // so many letters may be looked at for each letter of the text; then marks are shown as typed

let looked = 0; // letters looked at while searching ahead
let allowed = 0;

/** How many letters the last `parse` or `inline` looked at while searching ahead, for tests. */
export const effort = () => looked;

function begin(text) {
  looked = 0;
  allowed = LOOKS * text.length;
}

/** Where `mark` is next, from `from` on, or -1: also once more was searched than a message is worth. */
function find(text, mark, from) {
  if (looked > allowed) return -1;
  const at = text.indexOf(mark, from);
  looked += (at < 0 ? text.length : at + mark.length) - Math.min(from, text.length);
  return at;
}

/** Reads a message's content into blocks. */
export function parse(source) {
  const text = String(source ?? "").replace(/\r\n?/g, "\n");
  begin(text);
  return blocks(text, 0);
}

const FENCE = "```";

function blocks(text, depth) {
  const out = [];
  let from = 0;
  for (let open = find(text, FENCE, 0); open >= 0; ) {
    const close = find(text, FENCE, open + FENCE.length);
    if (close < 0) break;
    const { lang, code } = fenced(text.slice(open + FENCE.length, close));
    let next = close + FENCE.length;
    if (code.trim()) {
      lines(text[open - 1] === "\n" ? text.slice(from, open - 1) : text.slice(from, open), depth, out);
      out.push({ t: "code", lang, v: code });
      if (text[next] === "\n") next += 1;
      from = next;
    }
    open = find(text, FENCE, next);
  }
  lines(text.slice(from), depth, out);
  return out;
}

/** What stands between two fences: on a first line of its own maybe a language, then the code. */
function fenced(inner) {
  const lang = /^[A-Za-z0-9_+.-]{1,40}(?=\n)/.exec(inner)?.[0] ?? "";
  let from = lang.length;
  let to = inner.length;
  while (from < to && inner[from] === "\n") from += 1;
  while (to > from && inner[to - 1] === "\n") to -= 1;
  return { lang, code: inner.slice(from, to) };
}

const ITEM = /^(\s*)(?:([-*])|(\d{1,9})\.)\s+([^]*)$/;
const HEADING = /^(#{1,3})\s(?=[^]*\S)/;

function lines(text, depth, out) {
  if (!text) return;
  const rows = text.split("\n");
  let plain = [];
  const flush = () => {
    while (plain.length && !plain[0].trim()) plain.shift();
    while (plain.length && !plain[plain.length - 1].trim()) plain.pop();
    let part = [];
    for (const row of [...plain, ""]) {
      if (row.trim()) part.push(row);
      else if (part.length) {
        out.push({ t: "p", c: spans(part.join("\n"), depth) });
        part = [];
      }
    }
    plain = [];
  };
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at];
    let match;
    if (depth < DEPTH && row.startsWith(">>> ")) {
      flush();
      const rest = [row.slice(4), ...rows.slice(at + 1)].join("\n");
      out.push({ t: "quote", c: blocks(rest, depth + 1) });
      return;
    }
    if (depth < DEPTH && (row.startsWith("> ") || row === ">")) {
      flush();
      const quoted = [];
      while (at < rows.length && (rows[at].startsWith("> ") || rows[at] === ">")) quoted.push(rows[at++].slice(2));
      at -= 1;
      out.push({ t: "quote", c: blocks(quoted.join("\n"), depth + 1) });
    } else if ((match = HEADING.exec(row))) {
      flush();
      out.push({ t: "h", level: match[1].length, c: spans(row.slice(match[0].length).trim(), depth) });
    } else if (/^-#\s/.test(row) && row.slice(3).trim()) {
      flush();
      out.push({ t: "sub", c: spans(row.slice(3).trimStart(), depth) });
    } else if (ITEM.test(row)) {
      flush();
      const items = [];
      while (at < rows.length && (ITEM.test(rows[at]) || (items.length && /^\s{2,}\S/.test(rows[at])))) {
        match = ITEM.exec(rows[at]);
        if (match) items.push({ indent: match[1].length, ordered: match[3] !== undefined, start: Number(match[3] ?? 1), text: match[4] });
        else items[items.length - 1].text += `\n${rows[at].trim()}`;
        at += 1;
      }
      at -= 1;
      out.push(...lists(items, 0, depth).lists);
    } else plain.push(row);
  }
  flush();
}

/** Folds a flat run of items into nested lists by indentation. */
function lists(items, from, depth) {
  const out = [];
  const base = items[from].indent;
  let at = from;
  while (at < items.length && items[at].indent >= base) {
    const item = items[at];
    const last = out[out.length - 1];
    if (item.indent > base + 1 && last) {
      const inner = lists(items, at, depth + 1);
      last.items[last.items.length - 1].sub.push(...inner.lists);
      at = inner.next;
      continue;
    }
    const entry = { c: spans(item.text, depth), sub: [] };
    if (last && last.ordered === item.ordered) last.items.push(entry);
    else out.push({ t: "list", ordered: item.ordered, start: item.start, items: [entry] });
    at += 1;
  }
  return { lists: out, next: at };
}

const PAIRS = [
  { t: "b", mark: "**", alone: true },
  { t: "u", mark: "__", alone: true },
  { t: "s", mark: "~~", alone: true },
  { t: "spoiler", mark: "||" },
  { t: "i", mark: "*", single: true },
  { t: "i", mark: "_", single: true, wordStart: true },
];

/** Where the mark that closes a pair begins whose content begins at `from`, or -1. */
function closing(text, { mark, alone, single }, from) {
  if (single) return closingSingle(text, mark, from);
  let at = find(text, mark, from + 1);
  // The last of a longer run closes, so that what nests inside it can close, too.
  while (at >= 0 && alone && text[at + mark.length] === mark[0]) at = find(text, mark, at + 1);
  return at;
}

// One mark, where pairs of two stand for something else and are stepped over.
function closingSingle(text, mark, from) {
  for (let at = find(text, mark, from); at >= 0; at = find(text, mark, at)) {
    if (text[at + 1] === mark) {
      const end = find(text, mark + mark, at + 3);
      if (end < 0) return -1;
      at = end + 2;
      continue;
    }
    const fits = mark === "*" ? /\S/.test(text[at - 1]) : !/[A-Za-z0-9_]/.test(text[at + 1] ?? " ");
    return at > from && fits ? at : -1;
  }
  return -1;
}

// Each is tried where it would begin, and knows at the next letter that does not fit.
const TOKENS = [
  [/<@!?(\d{1,20})>/y, (m) => ({ t: "user", id: m[1] })],
  [/<#(\d{1,20})>/y, (m) => ({ t: "channel", id: m[1] })],
  [/<@&(\d{1,20})>/y, (m) => ({ t: "role", id: m[1] })],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, (m) => ({ t: "time", at: Number(m[1]), style: m[2] ?? "f" })],
  [/<\/([a-z0-9_\- ]{1,100}):(\d{1,20})>/y, (m) => ({ t: "command", name: m[1], id: m[2] })],
  [/<a?:([A-Za-z0-9_]{2,32}):\d{1,20}>/y, (m) => ({ t: "emoji", name: m[1] })],
  [/<(https?:\/\/[^\s<>]+)>/y, (m) => link(m[1])],
];
const BARE = /https?:\/\/[^\s<]+/y;
const EVERYONE = /@(everyone|here)\b/y;
const TARGET = /^\s*<?(https?:\/\/[^\s<>]+)>?(?:\s+"[^"\n]*")?\s*$/;

const tried = (re, text, at) => {
  re.lastIndex = at;
  return re.exec(text);
};

/** A link with a text of its own that begins at `at`: its text, its address and where it ends; or null. */
function masked(text, at) {
  let end = at + 1;
  for (; end < text.length && !"[]\n".includes(text[end]); end += 1) if (text[end] === "\\") end += 1;
  looked += end - at;
  if (end === at + 1 || text[end] !== "]" || text[end + 1] !== "(") return null;
  const close = find(text, ")", end + 2);
  const target = close < 0 ? null : TARGET.exec(text.slice(end + 2, close));
  return target && { label: text.slice(at + 1, end), href: target[1], end: close + 1 };
}

/** An address that begins at `at`, without what ends the sentence around it; or "". */
function bare(text, at) {
  const found = tried(BARE, text, at)?.[0] ?? "";
  let end = found.length;
  while (end > 0 && ".,:;\"'])!?*_~|".includes(found[end - 1])) end -= 1;
  return /^https?:\/\/./.test(found.slice(0, end)) ? found.slice(0, end) : "";
}

/** Where the run of exactly `ticks` backticks begins that closes one whose content begins at `from`, or -1. */
function closingTicks(text, ticks, from) {
  for (let at = find(text, "`", from); at >= 0; ) {
    let end = at;
    while (text[end] === "`") end += 1;
    if (end - at === ticks) return at;
    at = find(text, "`", end);
  }
  return -1;
}

function link(href, inner) {
  return { t: "link", href, c: inner ?? [{ t: "text", v: href }] };
}

/** Reads text within a block. */
export function inline(text) {
  begin(text);
  return spans(text, 0);
}

function spans(text, depth) {
  const out = [];
  const hopeless = new Set(); // marks that nothing closes any more
  let run = "";
  const flush = () => {
    if (run) out.push({ t: "text", v: run });
    run = "";
  };
  const put = (node, end) => {
    flush();
    out.push(node);
    at = end;
  };
  let at = 0;
  scan: while (at < text.length) {
    const c = text[at];
    if (c === "\n") {
      put({ t: "br" }, at + 1);
      continue;
    }
    if (c === "\\" && /[^A-Za-z0-9\s]/.test(text[at + 1] ?? " ")) {
      run += text[at + 1];
      at += 2;
      continue;
    }
    // Only these can begin something; everything else is quick.
    if (!"`<[h*_~|@".includes(c)) {
      run += c;
      at += 1;
      continue;
    }
    let match;
    if (c === "`") {
      let from = at;
      while (text[from] === "`") from += 1;
      const end = closingTicks(text, from - at, from);
      if (end > 0) put({ t: "code", v: text.slice(from, end).replace(/^ (?=`)|(?<=`) $/g, "") }, end + from - at);
      else {
        run += text.slice(at, from);
        at = from;
      }
      continue;
    }
    if (c === "<") {
      for (const [re, make] of TOKENS) {
        if ((match = tried(re, text, at))) {
          put(make(match), re.lastIndex);
          continue scan;
        }
      }
    }
    if (c === "[" && depth < DEPTH && (match = masked(text, at))) {
      put(link(match.href, spans(match.label, depth + 1)), match.end);
      continue;
    }
    if (c === "h" && !/[A-Za-z0-9]/.test(text[at - 1] ?? " ") && (match = bare(text, at))) {
      put(link(match), at + match.length);
      continue;
    }
    if (c === "@" && (match = tried(EVERYONE, text, at))) {
      put({ t: "everyone", v: match[0] }, EVERYONE.lastIndex);
      continue;
    }
    if (depth < DEPTH) {
      for (const pair of PAIRS) {
        const { mark, single, wordStart } = pair;
        if (!text.startsWith(mark, at) || hopeless.has(mark)) continue;
        if (wordStart && /[A-Za-z0-9]/.test(text[at - 1] ?? " ")) continue;
        const from = at + mark.length;
        if (mark === "*" && !/[^\s*]/.test(text[from] ?? " ")) continue;
        const end = closing(text, pair, from);
        if (end < 0 && !single) hopeless.add(mark);
        if (end >= 0 && text.slice(from, end).trim()) {
          put({ t: pair.t, c: spans(text.slice(from, end), depth + 1) }, end + mark.length);
          continue scan;
        }
      }
    }
    run += c;
    at += 1;
  }
  flush();
  return out;
}

/** The tree without its marks, for previews and screen-reader announcements. */
export function plain(source, names = {}) {
  const walk = (node) => {
    if (Array.isArray(node)) return node.map(walk).join("");
    switch (node.t) {
      case "text": case "code": case "everyone": return node.v;
      case "br": return " ";
      case "user": return `@${names.user?.(node.id) ?? t("page-someone")}`;
      case "channel": return `#${names.channel?.(node.id) ?? t("page-channel")}`;
      case "role": return t("page-role");
      case "time": return names.time?.(node.at, node.style) ?? "";
      case "command": return `/${node.name}`;
      case "emoji": return `:${node.name}:`;
      case "spoiler": return t("page-hidden");
      case "list": return node.items.map((item) => `${walk(item.c)} ${walk(item.sub)}`).join(" ");
      default: return `${walk(node.c ?? [])} `;
    }
  };
  return walk(parse(source)).replace(/\s+/g, " ").trim();
}
