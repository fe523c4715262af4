import type { Page } from "@playwright/test";

import { expect, test } from "../fixtures.ts";
import { selectCases } from "../full-size.ts";
import { getPanel } from "../gym.ts";
import { cutConnections } from "../indexed-db.ts";
import { loseNextResponse } from "../lose-response.ts";
import { failWrites, listClimbs, openWithOutbox, reconnect, waitUntilSent } from "../outbox.ts";
import { getAddButton, getCount, getProjectButton, logClimb, openRoute } from "../route-panel.ts";
import { getNotifications } from "../session.ts";

/** The client aborts a request after this time. */
const REQUEST_TIMEOUT_MS = 15_000;

const undo = async (page: Page, kind: "Attempt" | "Send", count: string) => {
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(getCount(page, `${kind}s`)).toHaveText(count);
};

test.describe("a send is stored once after", () => {
  for (const { name, response } of selectCases(
    [{ name: "a 503", response: { status: 503, headers: { "Retry-After": "1" } } }],
    [
      {
        name: "a 500",
        response: { status: 500, json: { detail: "INTERNAL", message: "Our fault." } },
      },
      { name: "a 429", response: { status: 429, headers: { "Retry-After": "1" } } },
    ],
  )) {
    test(name, async ({ page, seed }) => {
      await seed.signInAsNewClimber();
      await openRoute(page, await seed.getFirstRoute());
      await failWrites(page, (route) => route.fulfill(response));

      await logClimb(page, "Send", "1");
      await expect(getPanel(page).getByText("Waiting", { exact: true })).toBeVisible();
      await expect(getNotifications(page).getByRole("alert")).toContainText("Error");
      await page.unroute("**/api/**");

      await expect(getPanel(page).getByText("Waiting", { exact: true })).toHaveCount(0);
      await expect(getCount(page, "Sends")).toHaveText("1");
      expect(await listClimbs(page)).toHaveLength(1);
    });
  }

  test("a response that is lost after the commit", async ({ page, seed }) => {
    await seed.signInAsNewClimber();
    await openRoute(page, await seed.getFirstRoute());
    await loseNextResponse(page, "**/api/climbs/me/add_send/*");
    const repeatedResponse = page.waitForResponse(/\/climbs\/me\/add_send\//);

    await logClimb(page, "Send", "1");

    expect((await repeatedResponse).status()).toBe(200);
    await expect(getPanel(page).getByText("Waiting", { exact: true })).toHaveCount(0);
    expect(await listClimbs(page)).toHaveLength(1);
  });

  test("a request that hangs, and a reload @sweep", async ({ page, seed }) => {
    test.slow();
    await seed.signInAsNewClimber();
    await openRoute(page, await seed.getFirstRoute());
    await failWrites(page, async () => {});

    await logClimb(page, "Send", "1");
    await expect(getPanel(page).getByText("Saving…")).toBeVisible();
    await expect(getPanel(page).getByText("Waiting", { exact: true })).toBeVisible({
      timeout: REQUEST_TIMEOUT_MS + 10_000,
    });
    await page.unroute("**/api/**");
    await page.reload();

    await expect(getCount(page, "Sends")).toHaveText("1");
    await expect.poll(async () => (await listClimbs(page)).length).toBe(1);
  });
});

test("an undo removes a send whose response was lost", async ({ page, seed }) => {
  await seed.signInAsNewClimber();
  await openRoute(page, await seed.getFirstRoute());
  await failWrites(page, async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await logClimb(page, "Send", "1");
  await expect(getPanel(page).getByText("Waiting", { exact: true })).toBeVisible();

  await undo(page, "Send", "0");
  await page.unrouteAll({ behavior: "wait" });
  await reconnect(page);

  await expect(getPanel(page).getByText("Waiting", { exact: true })).toHaveCount(0);
  expect(await listClimbs(page)).toEqual([]);
});

test("taps are stored after the browser has cut the connection to its storage", async ({
  page,
  seed,
}) => {
  await seed.signInAsNewClimber();
  await openWithOutbox(page, async () => openRoute(page, await seed.getFirstRoute()));
  await logClimb(page, "Attempt", "1");
  await waitUntilSent(page);

  await cutConnections(page);
  await logClimb(page, "Send", "1");

  await expect(getNotifications(page).getByRole("alert")).toHaveCount(0);
  await expect.poll(async () => (await listClimbs(page)).length).toBe(2);
  await page.reload();
  await expect(getCount(page, "Sends")).toHaveText("1");
});

test("a tap that the device cannot store shows an error, and nothing else", async ({
  page,
  pageErrors,
  seed,
}) => {
  await seed.signInAsNewClimber();
  await openWithOutbox(page, async () => openRoute(page, await seed.getFirstRoute()));
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("The disk is full", "QuotaExceededError");
    };
  });

  await getAddButton(page, "Send").click();

  await expect(getNotifications(page).getByRole("alert")).toContainText(
    "That couldn't be saved on this device. Its storage is full.",
  );
  await expect(getNotifications(page)).not.toContainText("Send added");
  await expect(getCount(page, "Sends")).toHaveText("0");

  await getNotifications(page).getByRole("button", { name: "Dismiss" }).click();
  await expect(getNotifications(page).getByRole("alert")).toBeHidden();
  await getProjectButton(page).click();
  await expect(getNotifications(page).getByRole("alert")).toBeVisible();
  await expect(getProjectButton(page)).toHaveAttribute("aria-pressed", "false");
  expect(await listClimbs(page)).toEqual([]);

  // The replays of this page report the same error.
  await page.goto("about:blank");
  expect(new Set(pageErrors)).toEqual(new Set(["uncaught: The disk is full"]));
  pageErrors.length = 0;
});
