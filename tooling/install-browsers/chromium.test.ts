import { describe, expect, test } from "vitest";

import { findInstalledChromium } from "./chromium.ts";

describe("findInstalledChromium", () => {
  test("prefers CHROMIUM_PATH", () => {
    const env = { CHROMIUM_PATH: "/opt/mine", PATH: "/usr/bin" };

    expect(findInstalledChromium(env, () => true)).toBe("/opt/mine");
  });

  test("rejects a CHROMIUM_PATH that is not executable", () => {
    const env = { CHROMIUM_PATH: "/opt/mine", PATH: "/usr/bin" };

    expect(() => findInstalledChromium(env, (file) => file === "/usr/bin/chromium")).toThrow(
      "/opt/mine",
    );
  });

  test("searches PATH and prefers Chromium over Chrome", () => {
    const files = new Set(["/a/google-chrome", "/b/chromium"]);

    expect(findInstalledChromium({ PATH: "/a:/b" }, (file) => files.has(file))).toBe("/b/chromium");
  });

  test("returns undefined if no browser is installed", () => {
    expect(findInstalledChromium({ PATH: "/a" }, () => false)).toBeUndefined();
  });
});
