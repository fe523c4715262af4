import { describe, expect, test } from "vitest";

import { getRequiredPackages } from "./toolchain.mjs";

const getNodePackages = (version: string) =>
  getRequiredPackages(version, "linux-x64").filter((name) => name.startsWith("node"));

describe("getRequiredPackages", () => {
  test.each(["20.20.2", "24.9.0", "24.14.1"])(
    "includes Node for a machine with Node %s",
    (version) => {
      expect(getNodePackages(version)).toHaveLength(1);
    },
  );

  test.each(["24.15.0", "24.21.0", "26.0.0"])("does not replace Node %s", (version) => {
    expect(getNodePackages(version)).toEqual([]);
  });

  test("always includes pnpm", () => {
    expect(getRequiredPackages("24.15.0", "linux-x64")).toEqual([expect.stringMatching(/^pnpm@/)]);
  });

  test("throws an error with the required Node version if npm has no package for the platform", () => {
    expect(() => getRequiredPackages("20.0.0", "aix-ppc64")).toThrow("24.15");
  });
});
