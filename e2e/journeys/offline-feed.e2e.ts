import type { Page } from "@playwright/test";

import { expect, test } from "../fixtures.ts";
import { readStoredValue } from "../indexed-db.ts";
import { openOffline, visitDashboard } from "../offline.ts";
import { LISTS, OWN_LISTS, waitUntilSnapshotStored } from "../service-worker.ts";

interface StoredQueries {
  readonly queries: readonly { readonly queryKey: unknown }[];
}

test.describe("the profile and the feed without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("show the data of the last visit, or an error until the network is back", async ({
    page,
    context,
    signInAs,
  }) => {
    await signInAs("climber");
    await visitDashboard(page, [...LISTS, ...OWN_LISTS]);
    await page.goto("/feed");
    await expect(page.getByRole("article").first()).toBeVisible();
    await waitUntilSnapshotStored(page, ["climber", "feedProfile"]);
    await expect.poll(() => readStoredQueryKeys(page)).toContain("feed");

    await openOffline(page, "/feed");
    await expect(page.getByRole("article").first()).toBeVisible();

    await page.goto("/profile/holly.climbs");
    await expect(page.getByRole("alert")).toContainText("It loads when you're back online.");

    await context.setOffline(false);
    await expect(page.getByRole("heading", { name: "@holly.climbs" })).toBeVisible();
  });
});

/** Returns the keys of the queries whose results are stored, as text. */
async function readStoredQueryKeys(page: Page): Promise<string> {
  const stored = (await readStoredValue(page, "queries", "queries")) as StoredQueries | undefined;
  return JSON.stringify(stored?.queries.map(({ queryKey }) => queryKey) ?? []);
}
