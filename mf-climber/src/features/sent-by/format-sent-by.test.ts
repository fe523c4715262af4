import { describe, expect, test } from "vitest";

import { formatSentBy } from "./format-sent-by.ts";

const createUsers = (...names: string[]) =>
  names.map((username) => ({
    id: username,
    username,
    display_name: null,
    has_profile_photo: false,
  }));

describe("formatSentBy", () => {
  test.each([
    { names: [], total: 0, text: "Nobody yet" },
    { names: ["ann"], total: 1, text: "ann" },
    { names: ["ann", "ben"], total: 2, text: "ann and ben" },
    { names: ["ann", "ben", "cleo"], total: 3, text: "ann, ben and 1 other" },
    { names: ["ann", "ben", "cleo"], total: 24, text: "ann, ben and 22 others" },
    { names: ["ann"], total: 3, text: "ann and 2 others" },
    { names: [], total: 1, text: "1 climber" },
    { names: [], total: 4, text: "4 climbers" },
  ])("formats $total users as “$text”", ({ names, total, text }) => {
    expect(formatSentBy({ users: createUsers(...names), num_users: total })).toBe(text);
  });
});
