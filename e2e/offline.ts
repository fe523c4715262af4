/** Actions for journeys without a network. They need `serviceWorkers: "allow"`. */
import { expect, type Page } from "@playwright/test";

import { getDots } from "./gym.ts";
import { waitUntilDataStored, waitUntilSnapshotStored } from "./service-worker.ts";

/** The lists of the signed-in user. */
export const OWN_LISTS = [/\/users\/me$/, /\/climbs\/me$/, /\/projects\/me$/];

/** Visits the dashboard once, with the network. */
export async function visit(page: Page, lists: readonly RegExp[]) {
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
