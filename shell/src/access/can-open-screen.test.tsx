import type { Staff } from "@topout/shared/domain";
import { describe, expect, test } from "vitest";

import { getNavigation } from "../frame/navigation.ts";
import { canOpenScreen } from "./can-open-screen.ts";

const climber: Staff = { is_superuser: false, route_setter: false, memberships: [] };
const gym = { id: "019a0000-0000-7000-8000-000000000001" };
const users = {
  visitor: undefined,
  climber,
  "member who sets": { ...climber, memberships: [{ gym, role: "setter" }] },
  manager: { ...climber, memberships: [{ gym, role: "manager" }] },
  "route setter": { ...climber, route_setter: true },
  admin: { ...climber, is_superuser: true },
} as const satisfies Record<string, Staff | undefined>;
const names = Object.keys(users) as (keyof typeof users)[];

describe("canOpenScreen", () => {
  test.each([
    ["all", names],
    ["anonymous", ["visitor"]],
    ["user", names.slice(1)],
    ["routeSetting", ["member who sets", "manager", "route setter"]],
    ["gyms", ["manager", "admin"]],
    ["createGym", ["admin"]],
    ["users", ["admin"]],
    ["audit", ["admin"]],
    ["releases", ["admin"]],
    ["reports", ["manager", "admin"]],
  ] as const)("opens a screen with the access %s for %j", (access, expected) => {
    expect(names.filter((name) => canOpenScreen(access, users[name]))).toEqual(expected);
  });
});

describe("getNavigation", () => {
  const getLabels = (name: keyof typeof users) =>
    getNavigation(users[name]).roleLinks.map(({ label }) => label);

  test("links the screens of each role", () => {
    expect(Object.fromEntries(names.map((name) => [name, getLabels(name)]))).toEqual({
      visitor: [],
      climber: [],
      "member who sets": ["Route Setting"],
      manager: ["Route Setting", "Gyms"],
      "route setter": ["Route Setting"],
      admin: ["Admin", "Gyms"],
    });
  });
});
