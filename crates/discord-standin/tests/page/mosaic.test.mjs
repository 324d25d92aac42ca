// Tests of how the page lays out pictures. Run: node --test crates/discord-standin/tests/page/
import assert from "node:assert/strict";
import test from "node:test";
import { fitted, rows } from "../../page/mosaic.js";

test("a single picture keeps its shape within 550 by 350", () => {
  assert.equal(fitted(1736, 1266), 480); // 350 high
  assert.equal(fitted(1600, 400), 550);
  assert.equal(fitted(400, 1600), 88);
  assert.equal(fitted(120, 90), 120); // and is never enlarged
});

test("two or more become tiles", () => {
  assert.deepEqual(rows(1), []);
  assert.deepEqual(rows(2), [["two", 2]]);
  assert.deepEqual(rows(3), [["three", 3]]);
  assert.deepEqual(rows(4), [["four", 4]]);
  assert.deepEqual(rows(5), [["two", 2], ["nine", 3]]);
  assert.deepEqual(rows(6), [["nine", 6]]);
  assert.deepEqual(rows(7), [["one", 1], ["nine", 6]]);
  assert.deepEqual(rows(10), [["one", 1], ["nine", 9]]);
});

test("no picture is left out", () => {
  for (let count = 2; count <= 10; count += 1)
    assert.equal(rows(count).reduce((sum, [, tiles]) => sum + tiles, 0), count);
});
