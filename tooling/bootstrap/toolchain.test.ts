import { describe, expect, test } from "vitest";

import { getRequiredPackages } from "./toolchain.mjs";

const nodes = (version: string, platform = "linux-x64") =>
  getRequiredPackages(version, platform).filter((name) => name.startsWith("node"));

describe("wantedPackages", () => {
  test.each(["20.20.2", "24.9.0", "24.14.1"])("brings a newer Node where %s is", (version) => {
    expect(nodes(version)).toHaveLength(1);
  });

  test.each(["24.15.0", "24.21.0", "26.0.0"])("leaves Node %s alone", (version) => {
    expect(nodes(version)).toEqual([]);
  });

  test("always brings pnpm", () => {
    expect(getRequiredPackages("24.15.0", "linux-x64")).toEqual([expect.stringMatching(/^pnpm@/)]);
  });

  test("names what is missing where the registry has no Node for the machine", () => {
    expect(() => getRequiredPackages("20.0.0", "aix-ppc64")).toThrow("24.15");
  });
});
