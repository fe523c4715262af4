import type { BrowserContext, Response } from "@playwright/test";

import { expect, test } from "../fixtures.ts";
import { getDots } from "../gym.ts";
import { visitDashboard } from "../offline.ts";
import { openWithOutbox } from "../outbox.ts";
import { corruptStoredFiles, LISTS, waitUntilSnapshotStored } from "../service-worker.ts";

test.describe("a repeat visit", () => {
  test.use({ serviceWorkers: "allow" });

  test("loads no script from the network, not even when it is idle or looks for an update", async ({
    page,
    context,
    seed,
  }) => {
    await seed.signInAsNewClimber();
    const networkScripts: string[] = [];
    // Playwright also reports the requests of the worker.
    context.on("response", (response) => {
      const isScript = /\.js(\?|$)/.test(response.url());
      const isUpdateCheck = response.url().endsWith("/service-worker.js");
      if (isScript && !isUpdateCheck && !response.fromServiceWorker()) {
        networkScripts.push(response.url());
      }
    });
    await openWithOutbox(page, () => visitDashboard(page, LISTS));
    // When idle, the page also loads the other remote that climbers often open.
    await waitUntilSnapshotStored(page, ["feedProfile"]);
    // Check that the listener records scripts: the first visit has loaded them from the network.
    expect(networkScripts.some((url) => url.includes("/outbox-entry-"))).toBe(true);
    expect(networkScripts.length).toBeGreaterThan(5);
    networkScripts.length = 0;

    const updateCheck = waitForWorkerRequest(context, "/");
    const idleRemote = page.waitForResponse(/\/remotes\/feedProfile\//);
    await openWithOutbox(page, async () => {
      await page.reload();
      await expect(getDots(page).first()).toBeVisible();
    });
    await Promise.all([updateCheck, idleRemote]);
    await page.waitForLoadState("networkidle");

    expect(networkScripts).toEqual([]);
  });
});

/** Waits for a response that the service worker itself has requested. */
const waitForWorkerRequest = (context: BrowserContext, path: string): Promise<Response> =>
  context.waitForEvent("response", (response) => {
    const isFromWorker = response.request().serviceWorker() !== null;
    return isFromWorker && new URL(response.url()).pathname === path;
  });

test.describe("a corrupt stored script", () => {
  test.use({ serviceWorkers: "allow" });

  test("of a remote is loaded again @sweep", async ({ page }) => {
    await visitDashboard(page, LISTS);
    expect(await corruptStoredFiles(page, /dashboard-screen/)).toBe(1);

    await page.reload();
    await expect(getDots(page).first()).toBeVisible();

    await page.reload();
    await expect(getDots(page).first()).toBeVisible();
  });

  test("of the shell is removed by the button of the crash page", async ({ page, pageErrors }) => {
    await visitDashboard(page, LISTS);
    expect(await corruptStoredFiles(page, /\/assets\/index-/)).toBe(1);

    await page.reload();
    await page.getByRole("button", { name: "Reset and reload" }).click();

    await expect(getDots(page).first()).toBeVisible();
    expect(pageErrors).not.toHaveLength(0);
    pageErrors.length = 0;
  });
});
