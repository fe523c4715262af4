import { describe, expect, test } from "vitest";

import type { Staff } from "@topout/shared/domain";

import { findScreen } from "../screens.ts";
import { getAccessibleSources } from "./get-accessible-sources.ts";

const TELEVISION = "/tv/00000000-0000-7000-8000-000000000000";

describe("getAccessibleSources", () => {
  const roles = { route_setter: false, is_superuser: false, memberships: [] };
  const getPaths = (user?: Staff) => {
    const sources = getAccessibleSources(user);
    return ["/", "/login", "/settings", "/route_setting", "/admin", TELEVISION].filter((path) => {
      const screen = findScreen(path);
      return screen && sources.includes(screen.source);
    });
  };

  test("returns the public screens and the account screens for a visitor", () => {
    expect(getPaths()).toEqual(["/", "/login"]);
  });

  test("leaves out the television, which only a display opens", () => {
    expect(findScreen(TELEVISION)).toBeDefined();
    expect(getPaths()).not.toContain(TELEVISION);
  });

  test("returns only the screens that a user can open", () => {
    expect(getPaths(roles)).toEqual(["/", "/settings"]);
    expect(getPaths({ ...roles, route_setter: true })).toEqual([
      "/",
      "/settings",
      "/route_setting",
    ]);
    expect(getPaths({ ...roles, is_superuser: true })).toEqual(["/", "/settings", "/admin"]);
  });
});
