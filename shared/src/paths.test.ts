import { describe, expect, test } from "vitest";

import {
  createPreviewSearch,
  createReturnState,
  getPreviewParam,
  getReturnPath,
  paths,
  removePreviewParam,
  removeRouteParam,
  addRouteParam,
} from "./paths.ts";

describe("paths", () => {
  test("escapes a username", () => {
    expect(paths.profile("a/b")).toBe("/profile/a%2Fb");
  });
});

describe("addRouteParam and removeRouteParam", () => {
  test("do not change other parameters", () => {
    expect(addRouteParam("?sort=sent", "r1")).toBe("?sort=sent&route=r1");
    expect(removeRouteParam("?sort=sent&route=r1")).toBe("?sort=sent");
    expect(removeRouteParam("?route=r1")).toBe("");
  });
});

describe("createPreviewSearch, getPreviewParam and removePreviewParam", () => {
  test("write, read and remove the name of a release", () => {
    const search = createPreviewSearch("climber@0a1b");

    expect(search).toBe("?remote=climber@0a1b");
    expect(getPreviewParam(search)).toBe("climber@0a1b");
    expect(getPreviewParam("?route=r1")).toBeUndefined();
    expect(removePreviewParam(`${search}&route=r1`)).toBe("?route=r1");
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
