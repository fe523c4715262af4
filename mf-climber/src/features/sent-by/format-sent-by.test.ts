import { describe, expect, test } from "vitest";

import { formatSentBy } from "./format-sent-by.ts";

const createUsers = (...names: string[]) =>
  names.map((username) => ({ id: username, username, has_profile_photo: false }));

describe("formatSentBy", () => {
  test.each([
    { named: [], total: 0, text: "Nobody yet" },
    { named: ["ann"], total: 1, text: "ann" },
    { named: ["ann", "ben"], total: 2, text: "ann and ben" },
    { named: ["ann", "ben", "cleo"], total: 3, text: "ann, ben and 1 other" },
    { named: ["ann", "ben", "cleo"], total: 24, text: "ann, ben and 22 others" },
    { named: ["ann"], total: 3, text: "ann and 2 others" },
    { named: [], total: 1, text: "1 climber" },
    { named: [], total: 4, text: "4 climbers" },
  ])("of $total users is “$text”", ({ named, total, text }) => {
    expect(formatSentBy({ users: createUsers(...named), num_users: total })).toBe(text);
  });
});
