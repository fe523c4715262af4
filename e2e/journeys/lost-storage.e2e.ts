import type { Page } from "@playwright/test";
import { databases, localItems } from "@topout/shared/browser-storage";

import { expect, test } from "../fixtures.ts";
import { selectCases } from "../full-size.ts";
import { getDots } from "../gym.ts";
import { failWrites, getWaitingBar, listClimbs, openWithOutbox, readOutbox } from "../outbox.ts";
import { getAddButton, openRoute } from "../route-panel.ts";
import { getUserMenu, logIn } from "../session.ts";

test.describe("half of the storage is lost", () => {
  /** Logs a send that the server does not get. */
  async function logOffline(page: Page, route: { readonly id: string }) {
    await openWithOutbox(page, () => openRoute(page, route));
    await failWrites(page, (call) => call.abort());
    await getAddButton(page, "Send").click();
    await expect.poll(async () => (await readOutbox(page)).length).toBe(1);
    await page.goto("/api/health");
    await page.unrouteAll();
  }

  test("a tap is sent after the login if the browser has lost localStorage", async ({
    page,
    seed,
  }) => {
    const account = await seed.signInAsNewClimber();
    const route = await seed.getFirstRoute();
    await logOffline(page, route);
    await page.evaluate(() => localStorage.clear());

    await page.goto("/login");
    await logIn(page, account);

    await expect(getUserMenu(page, account.username)).toBeVisible();
    await expect.poll(async () => (await listClimbs(page)).length).toBe(1);
    await expect.poll(() => readOutbox(page)).toEqual([]);
  });

  test("no tap is counted, and the next one is sent, if the browser has lost the databases", async ({
    page,
    seed,
  }) => {
    await seed.signInAsNewClimber();
    const route = await seed.getFirstRoute();
    await logOffline(page, route);
    await page.evaluate((names) => {
      for (const name of names) indexedDB.deleteDatabase(name);
    }, Object.keys(databases));

    await openRoute(page, route);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("topout.outbox"))).toBeNull();
    await expect(getWaitingBar(page)).toBeHidden();
    await getAddButton(page, "Send").click();

    await expect.poll(async () => (await listClimbs(page)).length).toBe(1);
  });
});

/** Values that no version of the app writes. */
const JUNK = selectCases(
  ["{", "null", '{"state":{"circuitFilters":5}}'],
  ["", "5", '"text"', "[]", '{"state":5}', "日本"],
);

test.describe("damaged storage", () => {
  for (const junk of JUNK) {
    test(`does not stop the app: ${junk}`, async ({ page }) => {
      await page.goto("/api/health");
      await page.evaluate(storeJunk, { keys: Object.keys(localItems), junk });

      await page.goto("/");

      await expect(getDots(page).first()).toBeVisible();
    });
  }
});

/** Runs in the page. */
function storeJunk({ keys, junk }: { keys: readonly string[]; junk: string }) {
  for (const key of keys) localStorage.setItem(key, junk);
}
