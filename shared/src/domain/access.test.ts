import { describe, expect, test } from "vitest";

import { hasAccess, type Roles } from "./access.ts";

const plain: Roles = { is_superuser: false, is_verified: false, route_setter: false };
const users = {
  anonymous: undefined,
  climber: plain,
  verified: { ...plain, is_verified: true },
  setter: { ...plain, route_setter: true },
  admin: { ...plain, is_superuser: true },
};

describe("hasAccess", () => {
  test.each([
    ["all", ["anonymous", "climber", "verified", "setter", "admin"]],
    ["user", ["climber", "verified", "setter", "admin"]],
    ["verified", ["verified"]],
    ["setter", ["setter", "admin"]],
    ["admin", ["admin"]],
  ] as const)("%s admits only %j", (access, expected) => {
    const allowed = Object.entries(users)
      .filter(([, user]) => hasAccess(access, user))
      .map(([name]) => name);

    expect(allowed).toEqual(expected);
  });
});
