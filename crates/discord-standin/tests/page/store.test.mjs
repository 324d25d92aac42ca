// Tests of the page's unread marks. Run: node --test crates/discord-standin/tests/page/
import assert from "node:assert/strict";
import test from "node:test";
import "./words.mjs";
import { store } from "../../page/store.js";

const told = (last) => {
  store.channels = [{ id: "5", unread: true, last_message_id: last }];
  return store.isUnread(store.channel("5"));
};

test("an answer from before a channel was read does not mark it again", () => {
  store.me = "1";
  assert.equal(told("70"), true);
  store.noteRead(store.channel("5"));
  assert.equal(store.isUnread(store.channel("5")), false);
  assert.equal(told("70"), false);
  assert.equal(told("71"), true);
});

test("what one person read another has not", () => {
  store.me = "2";
  assert.equal(told("70"), true);
});

test("the open channel is never unread", () => {
  store.current = "5";
  assert.equal(told("80"), false);
});
