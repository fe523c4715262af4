import { describe, expect, test } from "vitest";

import { createReturnState, getReturnPath, paths, withoutRoute, withRoute } from "./paths.ts";

describe("paths", () => {
  test("escapes a username", () => {
    expect(paths.profile("a/b")).toBe("/profile/a%2Fb");
  });
});

describe("the route parameter", () => {
  test("is set and removed without a change of the others", () => {
    expect(withRoute("?sort=sent", "r1")).toBe("?sort=sent&route=r1");
    expect(withoutRoute("?sort=sent&route=r1")).toBe("?sort=sent");
    expect(withoutRoute("?route=r1")).toBe("");
  });
});

describe("getReturnPath", () => {
  test("returns the path that createReturnState stored", () => {
    const state = createReturnState({ pathname: "/feed", search: "?route=r1" });

    expect(getReturnPath(state)).toBe("/feed?route=r1");
  });

  test.each([{ from: "https://elsewhere.example" }, { from: "//elsewhere.example" }, null])(
    "ignores %j",
    (state) => {
      expect(getReturnPath(state)).toBeUndefined();
    },
  );
});
