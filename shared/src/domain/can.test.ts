import { describe, expect, test } from "vitest";

import { can } from "./can.ts";
import { canOpen } from "./can-open.ts";

const climber = { is_superuser: false, route_setter: false, memberships: [] };
const member = (role: "manager" | "setter") => ({
  ...climber,
  memberships: [{ gym: { id: "own" }, role }],
});
const users = {
  visitor: undefined,
  climber,
  setter: member("setter"),
  manager: member("manager"),
  route_setter: { ...climber, route_setter: true },
  admin: { ...climber, is_superuser: true },
};
const getNames = (isAllowed: (user: (typeof users)[keyof typeof users]) => boolean) =>
  Object.entries(users)
    .filter(([, user]) => isAllowed(user))
    .map(([name]) => name);

describe("can", () => {
  test.each([
    ["createGym", ["admin"], ["admin"]],
    ["editGym", ["manager", "admin"], ["admin"]],
    ["manageTeam", ["manager", "admin"], ["admin"]],
    ["setRoutes", ["setter", "manager", "route_setter", "admin"], ["route_setter", "admin"]],
    ["handleReports", ["manager", "admin"], ["admin"]],
    ["readAudit", ["manager", "admin"], ["admin"]],
    ["administer", ["admin"], ["admin"]],
  ] as const)("%s: %j in their own gym, %j in another one", (action, inOwn, inOther) => {
    expect(getNames((user) => can(user, action, "own"))).toEqual(inOwn);
    expect(getNames((user) => can(user, action, "other"))).toEqual(inOther);
    expect(getNames((user) => can(user, action, null))).toEqual(inOther);
    expect(getNames((user) => can(user, action, undefined))).toEqual(inOwn);
  });
});

test.each([
  ["routeSetting", ["setter", "manager", "route_setter"]],
  ["gyms", ["manager", "admin"]],
  ["createGym", ["admin"]],
  ["users", ["admin"]],
  ["audit", ["admin"]],
  ["releases", ["admin"]],
] as const)("%s opens for %j", (screen, expected) => {
  expect(getNames((user) => canOpen(user, screen))).toEqual(expected);
});
