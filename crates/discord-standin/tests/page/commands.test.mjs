// Tests of how the page reads, finds and checks slash commands. Run: node --test crates/discord-standin/tests/page/
import assert from "node:assert/strict";
import test from "node:test";
import "./words.mjs";
import { TYPE, check, flatten, nest, prefill, search, spelledOut } from "../../page/commands.js";

const string = (name, more = {}) => ({ name, type: TYPE.STRING, description: name, ...more });
const list = flatten([
  { name: "order", type: 1, description: "one order", options: [string("item", { required: true }), string("size", { required: true })] },
  { name: "orders", type: 1, description: "everything ordered" },
  { name: "event", type: 1, description: "events", options: [
    { name: "create", type: TYPE.SUB, description: "make one", options: [string("name", { required: true })] },
    { name: "seat", type: TYPE.GROUP, description: "seats", options: [{ name: "take", type: TYPE.SUB, description: "sit down" }] }] },
  { name: "Message menu", type: 3 },
]);
const named = (name) => list.find((c) => c.name === name);

test("subcommands become commands of their own, menus of messages do not show", () => {
  assert.deepEqual(list.map((c) => c.name), ["event create", "event seat take", "order", "orders"]);
});

test("search puts the nearest first", () => {
  assert.deepEqual(search(list, "order").map((c) => c.name), ["order", "orders"]);
  assert.deepEqual(search(list, "ev ta").map((c) => c.name), ["event seat take"]);
  assert.deepEqual(search(list, "everything").map((c) => c.name), ["orders"]);
  assert.deepEqual(search(list, "zzz"), []);
});

test("a whole name and a space choose the command and keep what follows", () => {
  assert.equal(spelledOut(list, "order"), null);
  assert.equal(spelledOut(list, "event "), null);
  const { command, rest } = spelledOut(list, "order item:two teas size: large ones");
  assert.deepEqual(prefill(command, rest), { item: "two teas", size: "large ones" });
  assert.deepEqual(prefill(command, "two teas"), { item: "two teas" });
  assert.deepEqual(prefill(named("orders"), "x"), {});
});

test("options nest under their subcommands", () => {
  assert.deepEqual(nest(named("event seat take"), []), [{ name: "seat", type: 2, options: [{ name: "take", type: 1, options: [] }] }]);
  assert.deepEqual(nest(named("order"), [1]), [1]);
});

test("checks say what is wrong before sending", () => {
  const whole = { name: "n", type: TYPE.INTEGER, required: true, min_value: 1, max_value: 9 };
  assert.match(check(whole, { text: "" }).error, /required/);
  assert.match(check(whole, { text: "1.5" }).error, /whole/);
  assert.match(check(whole, { text: "x" }).error, /not a number/);
  assert.match(check(whole, { text: "10" }).error, /at most 9/);
  assert.deepEqual(check(whole, { text: "0,5" }).value, undefined);
  assert.deepEqual(check(whole, { text: " 9 " }), { value: 9 });
  assert.deepEqual(check({ ...whole, required: false }, { text: "" }), {});
  assert.match(check(string("s", { min_length: 3 }), { text: "ab" }).error, /at least 3/);
  assert.match(check(string("s", { max_length: 2 }), { text: "abc" }).error, /at most 2/);
  assert.deepEqual(check(string("s"), { text: "Shown", value: "sent" }), { value: "sent" });
  assert.match(check(string("s", { choices: [{ name: "A", value: "a" }] }), { text: "b" }).error, /list/);
  assert.deepEqual(check({ name: "b", type: TYPE.BOOLEAN }, { text: "Yes", value: true }), { value: true });
  assert.match(check({ name: "u", type: TYPE.USER }, { text: "nobody" }).error, /list/);
});
