/** Actions for journeys without a network. They need `serviceWorkers: "allow"`. */
import { expect, type Page } from "@playwright/test";

import { getDots } from "./gym.ts";
import { waitUntilDataStored, waitUntilSnapshotStored } from "./service-worker.ts";

/** Visits the dashboard once, and waits until the worker has stored it with these lists. */
export async function visitDashboard(page: Page, lists: readonly RegExp[]) {
  await page.goto("/");
  await expect(getDots(page).first()).toBeVisible();
  await waitUntilSnapshotStored(page, ["climber"]);
  await waitUntilDataStored(page, lists);
}

/** Leaves the app, and opens it again without a network. */
export async function openOffline(page: Page, path = "/") {
  await page.goto("about:blank");
  await page.context().setOffline(true);
  await page.goto(path);
}
