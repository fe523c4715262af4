import { describe, expect, test } from "vitest";

import { hasScreenAccess } from "./has-screen-access.ts";

const climber = { route_setter: false, is_superuser: false };
const setter = { route_setter: true, is_superuser: false };
const admin = { route_setter: false, is_superuser: true };

describe("hasScreenAccess", () => {
  test.each([
    ["all", [true, true, true, true]],
    ["anonymous", [true, false, false, false]],
    ["user", [false, true, true, true]],
    ["setter", [false, false, true, false]],
    ["admin", [false, false, false, true]],
  ] as const)(
    "checks %s access for a visitor, a climber, a setter and an admin: %j",
    (access, expected) => {
      const users = [undefined, climber, setter, admin];

      expect(users.map((user) => hasScreenAccess(access, user))).toEqual(expected);
    },
  );
});
