import { describe, expect, test } from "vitest";

import { formatDependents } from "./format-dependents.ts";

const none = { routes: 0, sends: 0, projects: 0, videos: 0 };

describe("formatDependents", () => {
  test.each([
    [none, "It has no routes."],
    [{ ...none, routes: 1 }, "This also deletes 1 route."],
    [
      { routes: 9, sends: 41, projects: 3, videos: 1 },
      "This also deletes 9 routes, 41 sends, 3 projects and 1 video.",
    ],
  ])("counts %j", (dependents, expected) => {
    expect(formatDependents(dependents)).toBe(expected);
  });
});
