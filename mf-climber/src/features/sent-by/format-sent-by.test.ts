import { describe, expect, test } from "vitest";

import { formatSentBy } from "./format-sent-by.ts";

const people = (...names: string[]) =>
  names.map((username) => ({ id: username, username, has_profile_photo: false }));

describe("who sent a route, in words", () => {
  test.each([
    { named: [], total: 0, words: "Nobody yet" },
    { named: ["ann"], total: 1, words: "ann" },
    { named: ["ann", "ben"], total: 2, words: "ann and ben" },
    { named: ["ann", "ben", "cleo"], total: 3, words: "ann, ben and 1 other" },
    { named: ["ann", "ben", "cleo"], total: 24, words: "ann, ben and 22 others" },
    { named: ["ann"], total: 3, words: "ann and 2 others" },
    { named: [], total: 1, words: "1 climber" },
    { named: [], total: 4, words: "4 climbers" },
  ])("of $total is “$words”", ({ named, total, words }) => {
    expect(formatSentBy({ users: people(...named), num_users: total })).toBe(words);
  });
});
