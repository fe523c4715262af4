import { defineConfig } from "@playwright/test";

import type { Options } from "./fixtures.ts";

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

/** Runs journeys in Firefox ESR and in WebKitGTK, which has the same engine as Safari. */
export default defineConfig<object, Options>({
  testDir: "journeys",
  testMatch: "*.browser.ts",
  outputDir: "../report/browsers-results",
  globalSetup: "../global-setup.ts",
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: "../report/browsers.json" }]],
  projects: [
    { name: "firefox-phone", use: { engine: "firefox", size: PHONE } },
    { name: "firefox-desktop", use: { engine: "firefox", size: DESKTOP } },
    { name: "webkit-phone", use: { engine: "webkit", size: PHONE } },
    { name: "webkit-desktop", use: { engine: "webkit", size: DESKTOP } },
  ],
});
