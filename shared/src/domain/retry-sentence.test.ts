import { expect, test } from "vitest";

import { getRetrySentence } from "./retry-sentence.ts";

test.each([
  [0.2, "Try again in 1 second."],
  [1, "Try again in 1 second."],
  [90, "Try again in 90 seconds."],
  [120, "Try again in 2 minutes."],
  [121, "Try again in 3 minutes."],
  [3_451, "Try again in 58 minutes."],
  [7_201, "Try again in 3 hours."],
  [7 * 86_400, "Try again in 7 days."],
  [undefined, "Try again in a moment."],
  [Number.NaN, "Try again in a moment."],
  [-5, "Try again in a moment."],
])("getRetrySentence rounds %d seconds up: %s", (seconds, sentence) => {
  expect(getRetrySentence(seconds)).toBe(sentence);
});
