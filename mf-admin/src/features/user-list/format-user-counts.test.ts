import { describe, expect, test } from "vitest";

import { formatUserCounts } from "./format-user-counts.ts";

const climber = { is_superuser: false, route_setter: false };

describe("formatUserCounts", () => {
  test("counts users, admins and route setters, in singular or plural", () => {
    const admin = { is_superuser: true, route_setter: true };

    expect(formatUserCounts([admin])).toBe("1 user · 1 admin · 1 route setter");
    expect(formatUserCounts([admin, climber, climber])).toBe("3 users · 1 admin · 1 route setter");
  });

  test("shows that the list may be incomplete", () => {
    expect(formatUserCounts(Array.from({ length: 1_000 }, () => climber))).toBe(
      "The first 1,000 users",
    );
  });
});
