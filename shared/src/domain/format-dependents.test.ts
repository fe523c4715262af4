import { describe, expect, test } from "vitest";

import { formatDependents } from "./format-dependents.ts";

describe("formatDependents", () => {
  test("lists the counts that are not zero", () => {
    expect(formatDependents({ routes: 9, sends: 24, projects: 0, videos: 1 })).toBe(
      "9 routes, 24 sends and 1 video",
    );
    expect(formatDependents({ sends: 1 })).toBe("1 send");
  });

  test("returns undefined without dependents", () => {
    expect(formatDependents({ sends: 0, projects: 0, videos: 0 })).toBeUndefined();
  });
});
