// How Discord's own client lays out the pictures of a message. Pure: no DOM, so that node can test it.

/** The box a single picture is fitted into, in CSS pixels. */
export const BOX = { width: 550, height: 350 };

/** The width at which a single picture fits the box without being enlarged. */
export function fitted(width, height) {
  return Math.round(Math.min(width, BOX.width, (BOX.height * width) / height));
}

/**
 * Two or more become tiles, cut to fit. The kinds of rows, each with how many tiles it takes: "two" (squares side
 * by side), "three" (a large one, two small ones beside it), "four" (two by two), "one" (across the
 * whole), "nine" (rows of three squares).
 */
export function rows(count) {
  if (count < 2) return [];
  if (count < 5) return [[["two", "three", "four"][count - 2], count]];
  const first = count % 3;
  const rest = ["nine", count - first];
  return first ? [[["one", "two"][first - 1], first], rest] : [rest];
}
