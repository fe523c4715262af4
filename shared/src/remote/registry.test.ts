import { describe, expect, test } from "vitest";

import { Registry } from "./registry.ts";
import { remoteEntries } from "./remotes.ts";

const remote = {
  version: "1.0.0",
  contract: 1,
  entry: "/remotes/climber/v/abc/remoteEntry.js",
  preload: [],
  integrity: {},
};

const isValidRegistry = (climber: unknown) =>
  Registry.safeParse({ schema: 1, remotes: { climber } }).success;

describe("Registry", () => {
  test("accepts a release from this or another origin", () => {
    expect(isValidRegistry(remote)).toBe(true);
    expect(isValidRegistry({ ...remote, entry: "https://cdn.example/remoteEntry.js" })).toBe(true);
  });

  test("accepts a remote without a release", () => {
    expect(isValidRegistry(undefined)).toBe(true);
  });

  test("accepts a previous release", () => {
    const previous = { version: "0.9.0", entry: "/remotes/climber/v/old/remoteEntry.js" };

    expect(isValidRegistry({ ...remote, previous })).toBe(true);
  });

  test.each(["data:text/javascript,1", "javascript:1", "//elsewhere.example/a.js", ""])(
    "rejects the entry %j",
    (entry) => {
      expect(isValidRegistry({ ...remote, entry })).toBe(false);
    },
  );

  test("rejects another schema number", () => {
    expect(Registry.safeParse({ schema: 2, remotes: {} }).success).toBe(false);
  });

  test("ignores an unknown remote", () => {
    const registry = Registry.parse({ schema: 1, remotes: { climber: remote, newer: remote } });

    expect(Object.keys(registry.remotes)).toEqual(["climber"]);
  });

  test.each(remoteEntries)("accepts %s", (name) => {
    expect(Registry.parse({ schema: 1, remotes: { [name]: remote } }).remotes[name]).toEqual(
      remote,
    );
  });
});
