import type { Page } from "@playwright/test";

import { expect, test } from "../fixtures.ts";
import { getPanel } from "../gym.ts";
import { loseNextResponse } from "../lose-response.ts";
import {
  failWrites,
  getWaitingBar,
  listClimbs,
  listProjects,
  openWithOutbox,
  reconnect,
} from "../outbox.ts";
import { getCount, getProjectButton, logClimb, openRoute } from "../route-panel.ts";
import { getNotifications } from "../session.ts";

/** The client aborts a request after this time. */
const REQUEST_TIMEOUT_MS = 15_000;

const getBumpButtons = (page: Page) => page.getByRole("button", { name: "Bump", exact: true });

const getBumpedActivities = (page: Page) =>
  page
    .getByRole("article")
    .filter({ has: page.getByRole("button", { name: "Bump", exact: true, pressed: true }) });

const undo = async (page: Page, kind: "Attempt" | "Send", count: string) => {
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(getCount(page, `${kind}s`)).toHaveText(count);
};

const toggle = async (button: ReturnType<typeof getProjectButton>, isPressed: boolean) => {
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", String(isPressed));
};

test("after 20 taps of all kinds without a network and a reload, the server stores what the screen shows", async ({
  page,
  context,
  seed,
}) => {
  test.slow();
  await seed.createClimber();
  const route = await seed.getFirstRoute();
  await openWithOutbox(page, () => openRoute(page, route));
  await page.goBack();
  await page.getByRole("link", { name: "Feed", exact: true }).first().click();
  await expect(getBumpButtons(page).first()).toBeVisible();

  await context.setOffline(true);
  await toggle(getBumpButtons(page).nth(0), true);
  await toggle(getBumpButtons(page).nth(1), true);
  await toggle(getBumpButtons(page).nth(1), false);
  await expect(getWaitingBar(page)).toContainText("2 waiting");
  const bumpedActivity = (await getBumpedActivities(page).getAttribute("aria-label")) ?? "";
  const [bumpedClimber = ""] = bumpedActivity.split(" ");

  await failWrites(page, (call) => call.abort());
  await context.setOffline(false);
  await page.goto(`/?route=${route.id}`);
  await expect(getCount(page, "Sends")).toHaveText("0");
  await logClimb(page, "Attempt", "1");
  await logClimb(page, "Attempt", "2");
  await logClimb(page, "Attempt", "3");
  await undo(page, "Attempt", "2");
  await logClimb(page, "Send", "1");
  await logClimb(page, "Send", "2");
  await undo(page, "Send", "1");
  await toggle(getProjectButton(page), true);
  await expect(getPanel(page).getByText("Waiting", { exact: true })).toHaveCount(2);

  await page.reload();
  // The code of the notifications, with the Undo button, loads after the first screen.
  await expect(getNotifications(page)).toBeAttached();
  await expect(getCount(page, "Attempts")).toHaveText("2");
  await expect(getCount(page, "Sends")).toHaveText("1");
  await expect(getProjectButton(page)).toHaveAttribute("aria-pressed", "true");
  await context.setOffline(true);
  await toggle(getProjectButton(page), false);
  await toggle(getProjectButton(page), true);
  await logClimb(page, "Send", "2");
  await logClimb(page, "Attempt", "3");
  await logClimb(page, "Attempt", "4");
  await getPanel(page)
    .getByRole("button", { name: /^Delete attempt of / })
    .first()
    .click();
  await expect(getCount(page, "Attempts")).toHaveText("3");
  await logClimb(page, "Send", "3");
  await logClimb(page, "Send", "4");
  await undo(page, "Send", "3");

  await page.unroute("**/api/**");
  await context.setOffline(false);
  await expect(getPanel(page).getByText("Waiting", { exact: true })).toHaveCount(0);
  await expect(getNotifications(page)).toContainText("Saved");

  const stored = await listClimbs(page);
  expect(stored.map(({ sent }) => (sent ? "send" : "attempt")).toSorted()).toEqual([
    ...Array<string>(3).fill("attempt"),
    ...Array<string>(3).fill("send"),
  ]);
  expect(await listProjects(page)).toEqual([route.id]);
  await page.goto("/feed");
  // Other activities can be above the bumped activity now, because this climber and other tests have logged sends.
  await expect(getBumpedActivities(page)).toHaveCount(1);
  await expect(getBumpedActivities(page)).toHaveAccessibleName(new RegExp(`^${bumpedClimber} `));
});

test.describe("a send is stored once after", () => {
  for (const { name, response } of [
    {
      name: "a 500",
      response: { status: 500, json: { detail: "INTERNAL", message: "Our fault." } },
    },
    { name: "a 503", response: { status: 503, headers: { "Retry-After": "1" } } },
    { name: "a 429", response: { status: 429, headers: { "Retry-After": "1" } } },
  ]) {
    test(name, async ({ page, seed }) => {
      await seed.createClimber();
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
    await seed.createClimber();
    await openRoute(page, await seed.getFirstRoute());
    await loseNextResponse(page, "**/api/climbs/me/add_send/*");
    const repeatedResponse = page.waitForResponse(/\/climbs\/me\/add_send\//);

    await logClimb(page, "Send", "1");

    expect((await repeatedResponse).status()).toBe(200);
    await expect(getPanel(page).getByText("Waiting", { exact: true })).toHaveCount(0);
    expect(await listClimbs(page)).toHaveLength(1);
  });

  test("a request that hangs, and a reload", async ({ page, seed }) => {
    test.slow();
    await seed.createClimber();
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
  await seed.createClimber();
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
