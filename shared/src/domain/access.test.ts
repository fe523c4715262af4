import type { Access, Action } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { hasAccess } from "./access.ts";

const noRoles = { is_superuser: false, is_verified: false, route_setter: false, memberships: [] };
const manager = { ...noRoles, memberships: [{ gym: { id: "own" }, role: "manager" } as const] };
const users = {
  anonymous: undefined,
  climber: noRoles,
  verified: { ...noRoles, is_verified: true },
  setter: { ...noRoles, route_setter: true },
  manager,
  admin: { ...noRoles, is_superuser: true },
};

const inGym = (action: Action): Access => ({ action, gym: { params: "gym_id" } });

describe("hasAccess", () => {
  test.each<[string, Access, string[]]>([
    ["all", "all", Object.keys(users)],
    ["user", "user", ["climber", "verified", "setter", "manager", "admin"]],
    ["verified", "verified", ["verified"]],
    ["setting", inGym("setRoutes"), ["setter", "manager", "admin"]],
    ["editing a gym", inGym("editGym"), ["manager", "admin"]],
    ["the audit of a gym", inGym("readAudit"), ["manager", "admin"]],
    ["the whole audit", { action: "readAudit", gym: "none" }, ["admin"]],
    [
      "something of oneself",
      { action: "manageTeam", gym: { params: "gym_id" }, orOneself: true },
      ["climber", "verified", "setter", "manager", "admin"],
    ],
  ])("%s is for some users only", (_name, access, expected) => {
    const allowedUsers = Object.entries(users)
      .filter(([, user]) => hasAccess(access, user))
      .map(([name]) => name);

    expect(allowedUsers).toEqual(expected);
  });
});
