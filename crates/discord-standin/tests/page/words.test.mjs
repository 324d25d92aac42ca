// Tests of how the page fills in its texts. Run: node --test crates/discord-standin/tests/page/
import assert from "node:assert/strict";
import test from "node:test";
import { learn, pieces, t } from "../../page/words.js";

const TEXTS = {
  hello: "Hello { $name }, { $name }!",
  count: { by: "count", 0: "none", one: "{ $count } hare", other: "{ $count } hares" },
};

test("placeholders are filled in, with nodes too", () => {
  learn(TEXTS);
  assert.equal(t("hello", { name: "Ada" }), "Hello Ada, Ada!");
  const node = {};
  assert.deepEqual(pieces("hello", { name: node }), ["Hello ", node, ", ", node, "!"]);
});

test("a number chooses among texts", () => {
  learn(TEXTS);
  assert.deepEqual([0, 1, 2].map((count) => t("count", { count })), ["none", "1 hare", "2 hares"]);
});

test("a missing text shows its key", () => {
  learn(TEXTS);
  assert.equal(t("nothing"), "[nothing]");
});
