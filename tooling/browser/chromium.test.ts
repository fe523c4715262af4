import { describe, expect, test } from "vitest";

import { installedChromium } from "./chromium.ts";

describe("installedChromium", () => {
  test("prefers CHROMIUM_PATH", () => {
    const env = { CHROMIUM_PATH: "/opt/mine", PATH: "/usr/bin" };

    expect(installedChromium(env, () => true)).toBe("/opt/mine");
  });

  test("rejects a CHROMIUM_PATH that cannot be run", () => {
    const env = { CHROMIUM_PATH: "/opt/mine", PATH: "/usr/bin" };

    expect(() => installedChromium(env, (file) => file === "/usr/bin/chromium")).toThrow(
      "/opt/mine",
    );
  });

  test("searches the PATH, and prefers Chromium to Chrome", () => {
    const files = new Set(["/a/google-chrome", "/b/chromium"]);

    expect(installedChromium({ PATH: "/a:/b" }, (file) => files.has(file))).toBe("/b/chromium");
  });

  test("returns undefined if there is none", () => {
    expect(installedChromium({ PATH: "/a" }, () => false)).toBeUndefined();
  });
});
