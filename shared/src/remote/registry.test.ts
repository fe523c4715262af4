import { describe, expect, test } from "vitest";

import { Registry } from "./registry.ts";

const remote = {
  version: "1.0.0",
  contract: 1,
  entry: "/remotes/climber/v/abc/remoteEntry.js",
  preload: [],
  integrity: {},
};

const registryWith = (climber: unknown) =>
  Registry.safeParse({ schema: 1, remotes: { climber } }).success;

describe("the registry", () => {
  test("names a build of this origin or of another", () => {
    expect(registryWith(remote)).toBe(true);
    expect(registryWith({ ...remote, entry: "https://cdn.example/remoteEntry.js" })).toBe(true);
  });

  test("may leave a remote out: it is not deployed", () => {
    expect(registryWith(undefined)).toBe(true);
  });

  test("keeps the build that a release replaced", () => {
    const previous = { version: "0.9.0", entry: "/remotes/climber/v/old/remoteEntry.js" };

    expect(registryWith({ ...remote, previous })).toBe(true);
  });

  test.each(["data:text/javascript,1", "javascript:1", "//elsewhere.example/a.js", ""])(
    "never names code at %j",
    (entry) => {
      expect(registryWith({ ...remote, entry })).toBe(false);
    },
  );

  test("of another schema is not read as ours", () => {
    expect(Registry.safeParse({ schema: 2, remotes: {} }).success).toBe(false);
  });
});
