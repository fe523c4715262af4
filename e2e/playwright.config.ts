import { defineConfig } from "@playwright/test";
import { findChromium } from "@topout/tooling/chromium";

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
  // Traces slow down every journey. Enable them with `--trace retain-on-failure`.
  use: { launchOptions, trace: "off" },
  projects: [
    {
      name: "phone",
      grepInvert: /@desktop/,
      // Access does not depend on the size of the viewport.
      testIgnore: ["guards.e2e.ts"],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: "desktop",
      grepInvert: /@phone/,
      // These journeys test the phone layout, or set the viewport of a touch device. The calls of a screen do not depend
      // on the size of the viewport.
      testIgnore: [
        "failing-calls.e2e.ts",
        "narrowest-phone.e2e.ts",
        "sheet.e2e.ts",
        "tablet.e2e.ts",
      ],
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
