import { resolve } from "node:path";

import { expect, describe, test } from "vitest";

import { findApiUsages } from "./api-usage.ts";
import {
  type BrowserVersions,
  findUnsupportedFeatures,
  getFirstVersions,
} from "./browser-support.ts";
import { createUsages } from "./create-usages.ts";
import { oldestAcceptedVersions, requiredUsages } from "./required-features.ts";
import { oldestVersions } from "./supported-browsers.ts";

/** The browsers that the page for old browsers must support. */
const VERSIONS_OF_2016: BrowserVersions = [
  ["chrome", "54"],
  ["edge", "14"],
  ["firefox", "50"],
  ["ie", "11"],
  ["safari", "10"],
  ["safari_ios", "10"],
];

describe("the required features", () => {
  test("are in all of the oldest supported browsers", () => {
    expect(requiredUsages.length).toBeGreaterThan(0);
    expect(findUnsupportedFeatures(requiredUsages, oldestVersions)).toEqual([]);
  });

  test("are missing in Safari and iOS before 16.4, Chrome before 108 and Firefox before 112", () => {
    expect(oldestAcceptedVersions).toEqual([
      ["chrome", "108"],
      ["edge", "108"],
      ["firefox", "112"],
      ["safari_ios", "16.4"],
      ["safari", "16.4"],
    ]);
  });

  test("exclude browsers without ES2022, the type library of the sources", () => {
    const es2022 = createUsages(["Array.at", "Object.hasOwn", "String.at", "RegExp.hasIndices"]);

    expect(findUnsupportedFeatures(es2022, oldestAcceptedVersions)).toEqual([]);
  });
});

describe("getFirstVersions", () => {
  test("returns the version with the newest of the features", () => {
    expect(getFirstVersions(createUsages(["Array.at", "Array.toSorted"]))).toEqual(
      getFirstVersions(createUsages(["Array.toSorted"])),
    );
  });
});

test("the page for old browsers uses only features of the browsers of 2016", () => {
  const file = resolve(import.meta.dirname, "../../shell/src/first-load/too-old.ts");

  const missing = findUnsupportedFeatures(findApiUsages([file]), VERSIONS_OF_2016);

  // The code works without these.
  expect(new Set(missing.map(({ feature }) => feature))).toEqual(
    new Set(["api.CSS", "api.Navigator.maxTouchPoints", "api.Window.stop"]),
  );
});
