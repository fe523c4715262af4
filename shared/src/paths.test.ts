import { describe, expect, test } from "vitest";

import { getReturnPath, createReturnState, paths, withoutRoute, withRoute } from "./paths.ts";

describe("the address", () => {
  test("of a profile takes any username", () => {
    expect(paths.profile("a/b")).toBe("/profile/a%2Fb");
  });

  test("opens and closes a route's panel and keeps what else is in it", () => {
    expect(withRoute("?sort=sent", "r1")).toBe("?sort=sent&route=r1");
    expect(withoutRoute("?sort=sent&route=r1")).toBe("?sort=sent");
    expect(withoutRoute("?route=r1")).toBe("");
  });

  test("leads back to where a visitor came from, inside of the suite", () => {
    expect(getReturnPath(createReturnState({ pathname: "/feed", search: "?route=r1" }))).toBe(
      "/feed?route=r1",
    );
    expect(getReturnPath({ from: "https://elsewhere.example" })).toBeUndefined();
    expect(getReturnPath({ from: "//elsewhere.example" })).toBeUndefined();
    expect(getReturnPath(null)).toBeUndefined();
  });
});
