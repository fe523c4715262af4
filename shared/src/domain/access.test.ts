import { describe, expect, test } from "vitest";

import { hasAccess, type Roles } from "./access.ts";

const noRoles: Roles = { is_superuser: false, is_verified: false, route_setter: false };
const users = {
  anonymous: undefined,
  climber: noRoles,
  verified: { ...noRoles, is_verified: true },
  setter: { ...noRoles, route_setter: true },
  admin: { ...noRoles, is_superuser: true },
};

describe("hasAccess", () => {
  test.each([
    ["all", ["anonymous", "climber", "verified", "setter", "admin"]],
    ["user", ["climber", "verified", "setter", "admin"]],
    ["verified", ["verified"]],
    ["setter", ["setter", "admin"]],
    ["admin", ["admin"]],
  ] as const)("%s allows only %j", (access, expected) => {
    const allowedUsers = Object.entries(users)
      .filter(([, user]) => hasAccess(access, user))
      .map(([name]) => name);

    expect(allowedUsers).toEqual(expected);
  });
});
