// Tests of the page's Markdown reader. Run: node --test crates/discord-standin/tests/page/
import assert from "node:assert/strict";
import test from "node:test";
import "./words.mjs";
import { effort, inline, parse, plain } from "../../page/markdown.js";

const text = (v) => ({ t: "text", v });

test("marks nest and close", () => {
  assert.deepEqual(inline("a **b *c*** d"), [text("a "), { t: "b", c: [text("b "), { t: "i", c: [text("c")] }] }, text(" d")]);
  assert.deepEqual(inline("__u__ ~~s~~ ||x||"), [{ t: "u", c: [text("u")] }, text(" "), { t: "s", c: [text("s")] }, text(" "), { t: "spoiler", c: [text("x")] }]);
  assert.deepEqual(inline("***both***"), [{ t: "b", c: [{ t: "i", c: [text("both")] }] }]);
});

test("what looks like a mark but is none stays as typed", () => {
  for (const plainText of ["2 * 3 * 4", "snake_case_name", "a ** b", "**open", "||", "F STP/sc - BOT", "<@>", "[no](javascript:alert(1))", "@everyoneelse"])
    assert.deepEqual(inline(plainText), [text(plainText)], plainText);
});

test("a backslash keeps marks", () => {
  assert.deepEqual(inline("\\*not\\* \\<@1>"), [text("*not* <@1>")]);
});

test("code keeps everything inside", () => {
  assert.deepEqual(inline("`**x** <@1>`"), [{ t: "code", v: "**x** <@1>" }]);
  assert.deepEqual(parse("before\n```diff\n- a\n+ b\n```\nafter"), [
    { t: "p", c: [text("before")] }, { t: "code", lang: "diff", v: "- a\n+ b" }, { t: "p", c: [text("after")] }]);
  assert.deepEqual(parse("```\ntwo teas\n```"), [{ t: "code", lang: "", v: "two teas" }]);
});

test("mentions, times and commands", () => {
  assert.deepEqual(inline("<@12> <@!13> <#14> <@&15>").filter((n) => n.t !== "text"),
    [{ t: "user", id: "12" }, { t: "user", id: "13" }, { t: "channel", id: "14" }, { t: "role", id: "15" }]);
  assert.deepEqual(inline("<t:1700000000:R><t:1700000000>"), [{ t: "time", at: 1700000000, style: "R" }, { t: "time", at: 1700000000, style: "f" }]);
  assert.deepEqual(inline("</event create:77>"), [{ t: "command", name: "event create", id: "77" }]);
  assert.deepEqual(inline("@everyone"), [{ t: "everyone", v: "@everyone" }]);
});

test("links are http or nothing", () => {
  const link = (href, c = [text(href)]) => ({ t: "link", href, c });
  assert.deepEqual(inline("[**rules**](https://e.org/r)"), [link("https://e.org/r", [{ t: "b", c: [text("rules")] }])]);
  assert.deepEqual(inline("see https://e.org/a_b_c."), [text("see "), link("https://e.org/a_b_c"), text(".")]);
  assert.deepEqual(inline("<https://e.org/x>"), [link("https://e.org/x")]);
  for (const bad of ["javascript:alert(1)", "data:text/html,x", "file:///etc/passwd"])
    assert.ok(!JSON.stringify(parse(`[x](${bad}) <${bad}> ${bad}`)).includes('"link"'), bad);
});

test("headings, small print and quotes", () => {
  assert.deepEqual(parse("# A\n### B\n-# c\n#no"), [
    { t: "h", level: 1, c: [text("A")] }, { t: "h", level: 3, c: [text("B")] }, { t: "sub", c: [text("c")] }, { t: "p", c: [text("#no")] }]);
  assert.deepEqual(parse("> a\n> b\nc"), [{ t: "quote", c: [{ t: "p", c: [text("a"), { t: "br" }, text("b")] }] }, { t: "p", c: [text("c")] }]);
  assert.deepEqual(parse(">>> a\nb"), [{ t: "quote", c: [{ t: "p", c: [text("a"), { t: "br" }, text("b")] }] }]);
});

test("lists nest by indentation and keep their start", () => {
  assert.deepEqual(parse("- a\n  - b\n- c\n3. d"), [
    { t: "list", ordered: false, start: 1, items: [
      { c: [text("a")], sub: [{ t: "list", ordered: false, start: 1, items: [{ c: [text("b")], sub: [] }] }] }, { c: [text("c")], sub: [] }] },
    { t: "list", ordered: true, start: 3, items: [{ c: [text("d")], sub: [] }] }]);
});

test("empty lines part paragraphs, single ones break lines", () => {
  assert.deepEqual(parse("a\nb\n\nc"), [{ t: "p", c: [text("a"), { t: "br" }, text("b")] }, { t: "p", c: [text("c")] }]);
  assert.deepEqual(parse(""), []);
  assert.deepEqual(parse(null), []);
});

test("markup is only ever text", () => {
  assert.deepEqual(parse("<img src=x onerror=alert(1)>"), [{ t: "p", c: [text("<img src=x onerror=alert(1)>")] }]);
});

test("a preview drops the marks", () => {
  assert.equal(plain("**Hi** <@1>,\n> see <#2> ||secret||", { user: () => "Marta", channel: () => "hall" }), "Hi @Marta, see #hall (hidden)");
});

// Anybody can write these, and everybody who opens the channel reads them.
const HOSTILE = {
  "italics around bold that never close": (n) => `*a${"**b**".repeat(n / 5)}**`,
  "underlines around italics that never close": (n) => `_a${"__b__".repeat(n / 5)}__`,
  "a fence of empty lines that never closes": (n) => `\`\`\`${"\n".repeat(n)}x`,
  "a heading of blanks with a line separator in it": (n) => `# ${" ".repeat(n)}x\u2028x`,
  "a list item of blanks": (n) => `-${" ".repeat(n)}\u2028x\u2028`,
  "links without an end": (n) => "[a](https://b".repeat(n / 13),
  "links of blanks": (n) => `[a](https://b${" ".repeat(n)}"`,
  "links of titles": (n) => `[a](https://b${' "'.repeat(n / 2)})`,
  "texts of links without an end": (n) => "[\\".repeat(n / 2),
  "addresses of nothing but full stops": (n) => `https://${".".repeat(n)}`,
  "backticks of every length": (n) => Array.from({ length: Math.sqrt(2 * n) }, (_, k) => "`".repeat(k + 1)).join(" "),
  "quotes within quotes": (n) => "> ".repeat(n / 2),
  "lists within lists": (n) => Array.from({ length: Math.sqrt(n) }, (_, k) => `${"  ".repeat(k)}- a`).join("\n"),
};
for (const piece of ["*", "_", "**a", "*a ", "_a ", "__a ", "||", "||a", "[", "`", "> ", "- ", "__*", "<t:", "~~", "~~a", "***a", "*a**", "h", "\\", "<https://"])
  HOSTILE[`many of ${piece}`] = (n) => piece.repeat(n / piece.length);

test("hostile input costs no more than its length allows", () => {
  for (const [what, make] of Object.entries(HOSTILE)) {
    for (const n of [500, 2000, 6000]) {
      const text = make(n);
      parse(text);
      // One more search may begin before the bound is seen.
      assert.ok(effort() <= 66 * text.length, `${what}, ${text.length} letters: ${effort()} looked at`);
    }
  }
});

test("whatever marks are mixed costs no more than its length allows", () => {
  const pieces = ["*", "**", "***", "_", "__", "~~", "||", "`", "```", "[", "](https://a", ")", "a", " ", "\n", "> ", "- ", "# ", "\\", "<@1", ">"];
  let seed = 20261122;
  const next = () => (seed = (seed * 1103515245 + 12345) % 2147483648);
  for (let round = 0; round < 400; round += 1) {
    let text = "";
    while (text.length < 1500) text += pieces[Math.floor((next() / 2147483648) * pieces.length)];
    parse(text);
    assert.ok(effort() <= 66 * text.length, JSON.stringify(text));
  }
});

test("a long message as the bot writes them is read to its end", () => {
  const row = "- **Two teas** → table four: *sent back* ([why](https://e.org/a_b)) `tea - 4` __now__ ~~old~~ ||x||\n";
  const [list] = parse(row.repeat(60));
  assert.equal(list.items.length, 60);
  assert.deepEqual(list.items[59].c, list.items[0].c);
  assert.deepEqual(list.items[59].c.map((n) => n.t), ["b", "text", "i", "text", "link", "text", "code", "text", "u", "text", "s", "text", "spoiler"]);
});

test("italics and bold nest either way", () => {
  assert.deepEqual(inline("*a **b***"), [{ t: "i", c: [text("a "), { t: "b", c: [text("b")] }] }]);
  assert.deepEqual(inline("**a *b***"), [{ t: "b", c: [text("a "), { t: "i", c: [text("b")] }] }]);
  assert.deepEqual(inline("_a __b__ c_"), [{ t: "i", c: [text("a "), { t: "u", c: [text("b")] }, text(" c")] }]);
  assert.deepEqual(inline("*a **b *c* d"), [text("*a **b "), { t: "i", c: [text("c")] }, text(" d")]);
});
