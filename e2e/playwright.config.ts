import { defineConfig } from "@playwright/test";
import { findChromium } from "@topout/tooling/chromium";

import { isFullSize } from "./full-size.ts";
import { DESKTOP, PHONE } from "./viewport.ts";

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

/** These journeys test the phone layout, or set the viewport themselves. */
const phoneLayoutJourneys = ["accessibility.e2e.ts", "sheet.e2e.ts", "tablet.e2e.ts"];

/** What these journeys test does not depend on the size of the viewport. They run on the phone. */
const journeysOfAnyLayout = [
  "account.e2e.ts",
  "changes-of-others.e2e.ts",
  "chromium.e2e.ts",
  "client-reports.e2e.ts",
  "discard-changes.e2e.ts",
  "export.e2e.ts",
  "failed-writes.e2e.ts",
  "failing-calls.e2e.ts",
  "failures.e2e.ts",
  "federation.e2e.ts",
  "foreign-responses.e2e.ts",
  "home-gym.e2e.ts",
  "interrupted-log.e2e.ts",
  "offline.e2e.ts",
  "offline-feed.e2e.ts",
  "offline-release.e2e.ts",
  "lost-responses.e2e.ts",
  "many-taps.e2e.ts",
  "new-routes.e2e.ts",
  "news-offline.e2e.ts",
  "outbox.e2e.ts",
  "outbox-faults.e2e.ts",
  "registration-tabs.e2e.ts",
  "reset-faults.e2e.ts",
  "security.e2e.ts",
  "session.e2e.ts",
  "settings.e2e.ts",
  "settings-changes.e2e.ts",
  "share.e2e.ts",
  "start.e2e.ts",
  "stored-scripts.e2e.ts",
  "theme.e2e.ts",
  "too-old.e2e.ts",
  "trace-floor-plan.e2e.ts",
  "translation.e2e.ts",
  "visibility.e2e.ts",
  "waiting-taps.e2e.ts",
  "wrong-clock.e2e.ts",
];

/**
 * These journeys hardly depend on the size of the viewport. They run on desktop only with FULL_SIZE=1, like a test
 * with the tag `@sweep-desktop`.
 */
const phoneJourneysByDefault = [
  "administration.e2e.ts",
  "back.e2e.ts",
  "beta.e2e.ts",
  "blocks.e2e.ts",
  "browser-storage.e2e.ts",
  "create-gym.e2e.ts",
  "find-a-route.e2e.ts",
  "first-entries.e2e.ts",
  "first-label.e2e.ts",
  "first-map-marks.e2e.ts",
  "first-photo.e2e.ts",
  "first-send.e2e.ts",
  "grades.e2e.ts",
  "install.e2e.ts",
  "labels.e2e.ts",
  "large-gym.e2e.ts",
  "leaves-today.e2e.ts",
  "linked-gym.e2e.ts",
  "log.e2e.ts",
  "lost-storage.e2e.ts",
  "map-labels.e2e.ts",
  "map-states.e2e.ts",
  "marked-routes.e2e.ts",
  "members.e2e.ts",
  "news-arrival.e2e.ts",
  "news.e2e.ts",
  "notifications.e2e.ts",
  "overlays.e2e.ts",
  "panel-accessibility.e2e.ts",
  "people-focus.e2e.ts",
  "photo.e2e.ts",
  "profile.e2e.ts",
  "reports.e2e.ts",
  "reset-photos.e2e.ts",
  "route-list.e2e.ts",
  "route-panel.e2e.ts",
  "route-photos.e2e.ts",
  "setter-at-work.e2e.ts",
  "setting-map.e2e.ts",
  "simultaneous-changes.e2e.ts",
  "slow-network.e2e.ts",
  "store.e2e.ts",
  "stripped-routes.e2e.ts",
  "team.e2e.ts",
  "tries.e2e.ts",
  "verify-banner.e2e.ts",
  "visiting-remotes.e2e.ts",
];

/** These run on desktop, with FULL_SIZE=1 on the phone too, like a single test with the tag `@sweep-phone`. */
const desktopJourneysByDefault = [
  "focus.e2e.ts",
  "layout-editor.e2e.ts",
  "map-keyboard.e2e.ts",
  "reset-keyboard.e2e.ts",
  "route-setting.e2e.ts",
  "television-recovery.e2e.ts",
  "television.e2e.ts",
];

/** A command that names a project runs all its journeys. */
const isProjectNamed = process.argv.some((argument) => /^--project(=|$)/.test(argument));
const shouldRunAllJourneys = isFullSize || isProjectNamed;

/** A command that names a journey also runs its tests with the tag `@sweep`. */
const isJourneyNamed = process.argv.slice(3).some((argument) => !argument.startsWith("-"));
const sweepsToSkip = isFullSize || isProjectNamed || isJourneyNamed ? [] : [/@sweep(?!-)/];

export default defineConfig({
  testDir: "journeys",
  testMatch: "*.e2e.ts",
  outputDir: "report/results",
  globalSetup: "./global-setup.ts",
  fullyParallel: false,
  // Two workers per core of CI, because journeys wait for a third of their time.
  workers: 4,
  forbidOnly: true,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json", { outputFile: "report/results.json" }]],
  // Traces slow down every journey. Enable them with `--trace retain-on-failure`.
  // Journeys intercept requests of the page. A service worker would respond to some first. Offline journeys allow it.
  use: { launchOptions, trace: "off", serviceWorkers: "block" },
  projects: [
    {
      name: "phone",
      grepInvert: [shouldRunAllJourneys ? /@desktop/ : /@desktop|@sweep-phone/, ...sweepsToSkip],
      // Access does not depend on the size of the viewport.
      testIgnore: ["guards.e2e.ts", ...(shouldRunAllJourneys ? [] : desktopJourneysByDefault)],
      use: { viewport: PHONE, hasTouch: true, isMobile: true },
    },
    {
      name: "desktop",
      grepInvert: [shouldRunAllJourneys ? /@phone/ : /@phone|@sweep-desktop/, ...sweepsToSkip],
      testIgnore: [
        ...phoneLayoutJourneys,
        ...journeysOfAnyLayout,
        ...(shouldRunAllJourneys ? [] : phoneJourneysByDefault),
      ],
      use: { viewport: DESKTOP },
    },
  ],
});
