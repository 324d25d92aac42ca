// Discord's flavour of Markdown, read into a plain tree. Pure: no DOM, so that node can test it;
// prose.js turns the tree into nodes.
//
// Blocks: p, h, sub, quote, list, code. Inlines: text, br, b, i, u, s, spoiler, code, link, user,
// channel, role, everyone, time, command, emoji.

import { t } from "./words.js";

const DEPTH = 12; // deeper nesting is shown as typed

/** Reads a message's content into blocks. */
export function parse(source) {
  return blocks(String(source ?? "").replace(/\r\n?/g, "\n"), 0);
}

function blocks(text, depth) {
  const out = [];
  const fence = /```(?:([A-Za-z0-9_+.-]+)\n)?\n*([\s\S]*?)\n*```/g;
  let from = 0;
  for (let match; (match = fence.exec(text)); ) {
    if (!match[2].trim()) continue;
    lines(text.slice(from, match.index).replace(/\n$/, ""), depth, out);
    out.push({ t: "code", lang: match[1] ?? "", v: match[2] });
    from = fence.lastIndex;
    if (text[from] === "\n") from += 1;
  }
  lines(text.slice(from), depth, out);
  return out;
}

const ITEM = /^(\s*)(?:([-*])|(\d{1,9})\.)\s+(.*)$/;

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
        out.push({ t: "p", c: inline(part.join("\n"), depth) });
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
    } else if ((match = /^(#{1,3})\s+(.+?)\s*$/.exec(row))) {
      flush();
      out.push({ t: "h", level: match[1].length, c: inline(match[2], depth) });
    } else if ((match = /^-#\s+(.+)$/.exec(row))) {
      flush();
      out.push({ t: "sub", c: inline(match[1], depth) });
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
    const entry = { c: inline(item.text, depth), sub: [] };
    if (last && last.ordered === item.ordered) last.items.push(entry);
    else out.push({ t: "list", ordered: item.ordered, start: item.start, items: [entry] });
    at += 1;
  }
  return { lists: out, next: at };
}

const PAIRS = [
  { t: "b", open: "**", re: /^\*\*([\s\S]+?)\*\*(?!\*)/ },
  { t: "u", open: "__", re: /^__([\s\S]+?)__(?!_)/ },
  { t: "s", open: "~~", re: /^~~([\s\S]+?)~~(?!~)/ },
  { t: "spoiler", open: "||", re: /^\|\|([\s\S]+?)\|\|/ },
  { t: "i", open: "*", re: /^\*(?=[^\s*])((?:\*\*[\s\S]+?\*\*|[^*])*?[^\s*]|\*\*[\s\S]+?\*\*)\*(?!\*)/ },
  { t: "i", open: "_", re: /^_((?:__[\s\S]+?__|[^_])+?)_(?![A-Za-z0-9_])/, wordStart: true },
];

const TOKENS = [
  [/^<@!?(\d{1,20})>/, (m) => ({ t: "user", id: m[1] })],
  [/^<#(\d{1,20})>/, (m) => ({ t: "channel", id: m[1] })],
  [/^<@&(\d{1,20})>/, (m) => ({ t: "role", id: m[1] })],
  [/^<t:(-?\d{1,13})(?::([tTdDfFR]))?>/, (m) => ({ t: "time", at: Number(m[1]), style: m[2] ?? "f" })],
  [/^<\/([a-z0-9_\- ]{1,100}):(\d{1,20})>/, (m) => ({ t: "command", name: m[1], id: m[2] })],
  [/^<a?:([A-Za-z0-9_]{2,32}):\d{1,20}>/, (m) => ({ t: "emoji", name: m[1] })],
  [/^<(https?:\/\/[^\s<>]+)>/, (m) => link(m[1])],
];

const MASKED = /^\[((?:\\.|[^[\]\\\n])+)\]\(\s*<?(https?:\/\/[^\s<>]+?)>?(?:\s+"[^"\n]*")?\s*\)/;
const BARE = /^https?:\/\/[^\s<]+[^\s<.,:;"'\])!?*_~|]/;

/** Where the run of exactly `ticks` backticks that closes the one at the start begins, or -1. */
function closing(rest, ticks) {
  const runs = /`+/g;
  runs.lastIndex = ticks;
  for (let match; (match = runs.exec(rest)); ) if (match[0].length === ticks) return match.index;
  return -1;
}

function link(href, inner) {
  return { t: "link", href, c: inner ?? [{ t: "text", v: href }] };
}

/** Reads text within a block. */
export function inline(text, depth = 0) {
  const out = [];
  let run = "";
  const flush = () => {
    if (run) out.push({ t: "text", v: run });
    run = "";
  };
  const put = (node, length) => {
    flush();
    out.push(node);
    at += length;
  };
  let at = 0;
  scan: while (at < text.length) {
    const c = text[at];
    if (c === "\n") {
      put({ t: "br" }, 1);
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
    const rest = text.slice(at);
    let match;
    if (c === "`") {
      const ticks = /^`+/.exec(rest)[0].length;
      const end = closing(rest, ticks);
      if (end > 0) put({ t: "code", v: rest.slice(ticks, end).replace(/^ (?=`)|(?<=`) $/g, "") }, end + ticks);
      else {
        run += rest.slice(0, ticks);
        at += ticks;
      }
      continue;
    }
    if (c === "<") {
      for (const [re, make] of TOKENS) {
        if ((match = re.exec(rest))) {
          put(make(match), match[0].length);
          continue scan;
        }
      }
    }
    if (c === "[" && depth < DEPTH && (match = MASKED.exec(rest))) {
      put(link(match[2], inline(match[1], depth + 1)), match[0].length);
      continue;
    }
    if (c === "h" && !/[A-Za-z0-9]/.test(text[at - 1] ?? " ") && (match = BARE.exec(rest))) {
      put(link(match[0]), match[0].length);
      continue;
    }
    if (c === "@" && (match = /^@(everyone|here)\b/.exec(rest))) {
      put({ t: "everyone", v: match[0] }, match[0].length);
      continue;
    }
    if (depth < DEPTH) {
      for (const { t, open, re, wordStart } of PAIRS) {
        if (!rest.startsWith(open)) continue;
        if (wordStart && /[A-Za-z0-9]/.test(text[at - 1] ?? " ")) continue;
        if ((match = re.exec(rest)) && match[1].trim()) {
          put({ t, c: inline(match[1], depth + 1) }, match[0].length);
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
