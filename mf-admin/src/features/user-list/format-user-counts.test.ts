import { describe, expect, test } from "vitest";

import { formatUserCounts } from "./format-user-counts.ts";

const climber = { is_superuser: false, route_setter: false };

describe("formatUserCounts", () => {
  test("counts users, admins and route setters, in singular or plural", () => {
    const admin = { is_superuser: true, route_setter: true };

    expect(formatUserCounts([admin], 1)).toBe("1 user · 1 admin · 1 route setter");
    expect(formatUserCounts([admin, climber, climber], 3)).toBe(
      "3 users · 1 admin · 1 route setter",
    );
  });

  test("counts all users while only some are loaded", () => {
    expect(formatUserCounts([climber], 1_234)).toBe("1,234 users");
  });
});
