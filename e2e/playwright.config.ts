import { defineConfig } from "@playwright/test";
import { findChromium } from "@topout/tooling/browser";

const launchOptions = {
  executablePath: await findChromium(),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

export default defineConfig({
  testDir: "journeys",
  testMatch: "*.e2e.ts",
  outputDir: "report/results",
  globalSetup: "./global-setup.ts",
  fullyParallel: false,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: "report/results.json" }]],
  // A trace slows every journey; `--trace retain-on-failure` asks for one.
  use: { launchOptions, trace: "off" },
  projects: [
    {
      name: "phone",
      // Who may see a screen has nothing to do with its size.
      testIgnore: "guards.e2e.ts",
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: "desktop",
      // What is dragged down on a phone lies beside the page here; the narrowest phone is no desktop.
      testIgnore: ["sheet.e2e.ts", "narrowest-phone.e2e.ts"],
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
