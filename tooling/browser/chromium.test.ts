import { describe, expect, test } from "vitest";

import { installedChromium } from "./chromium.ts";

describe("installedChromium", () => {
  test("takes the browser that CHROMIUM_PATH names before any other", () => {
    const env = { CHROMIUM_PATH: "/opt/mine", PATH: "/usr/bin" };

    expect(installedChromium(env, () => true)).toBe("/opt/mine");
  });

  test("refuses a CHROMIUM_PATH that cannot be run, though another browser could", () => {
    const env = { CHROMIUM_PATH: "/opt/mine", PATH: "/usr/bin" };

    expect(() => installedChromium(env, (file) => file === "/usr/bin/chromium")).toThrow(
      "/opt/mine",
    );
  });

  test("looks for the usual names on the PATH, Chromium's own first", () => {
    const here = new Set(["/a/google-chrome", "/b/chromium"]);

    expect(installedChromium({ PATH: "/a:/b" }, (file) => here.has(file))).toBe("/b/chromium");
  });

  test("knows that there is none", () => {
    expect(installedChromium({ PATH: "/a" }, () => false)).toBeUndefined();
  });
});
