import { defineConfig } from "@playwright/test";

import type { Options } from "./fixtures.ts";
import { NEVER_LOADS, PHONE, TOUCH } from "./tags.ts";

const PHONE_SIZE = { width: 390, height: 844 };
const DESKTOP_SIZE = { width: 1280, height: 800 };

/** Runs journeys in Firefox ESR and in WebKitGTK, which has the same engine as Safari. */
export default defineConfig<object, Options>({
  testDir: "journeys",
  testMatch: "*.browser.ts",
  outputDir: "../report/browsers-results",
  globalSetup: "../global-setup.ts",
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [["list"], ["json", { outputFile: "../report/browsers.json" }]],
  projects: [
    { name: "firefox-phone", use: { engine: "firefox", size: PHONE_SIZE } },
    {
      name: "firefox-desktop",
      grepInvert: new RegExp(PHONE),
      use: { engine: "firefox", size: DESKTOP_SIZE },
    },
    {
      name: "webkit-phone",
      grepInvert: new RegExp(`${TOUCH}|${NEVER_LOADS}`),
      use: { engine: "webkit", size: PHONE_SIZE },
    },
    {
      name: "webkit-desktop",
      grepInvert: new RegExp(`${PHONE}|${TOUCH}|${NEVER_LOADS}`),
      use: { engine: "webkit", size: DESKTOP_SIZE },
    },
  ],
});
