import { seedRunningProgram } from "@topout/api/seed-running-program";
import type { Page } from "@playwright/test";

import { getDots, getMap, getPanel, getRow } from "../gym.ts";
import { tabTo } from "../keyboard.ts";
import { getCloseButton, getDaysAgo, getNews, openAfterVisit, setUpNews } from "../news.ts";
import { openPageOfOtherUser } from "../other-browser.ts";
import { getBox } from "../pointer.ts";
import type { Program } from "../program.ts";
import { addNewRoute, createResetOf, publishReset, undoReset } from "../reset.ts";
import { expect, type SetterGym, test } from "../route-setting.ts";
import { getToken } from "../session.ts";
import { PHONE } from "../viewport.ts";

/** The gym has one route, and the climber was there a week ago. */
const setUpLastVisit = ({ dataDir }: Program, { gymId, setId, userId }: SetterGym) =>
  seedRunningProgram(dataDir, async (seed) => {
    await seed.route({ name: "P1", set_id: setId, x: -50, published_at: getDaysAgo(30) });
    await seed.visit({ user_id: userId, gym_id: gymId, last_seen: getDaysAgo(7) });
  });

async function publishNewRoute(page: Page, gym: SetterGym, name: string) {
  const reset = await createResetOf(page, gym);
  await addNewRoute(page, reset.id, { name, circuitId: gym.circuitId });
  return publishReset(page, reset);
}

/** Opens the dashboard, and waits until it has this many routes. */
async function openDashboard(page: Page, routeCount: number) {
  await openAfterVisit(page);
  await expect(getDots(page)).toHaveCount(routeCount);
}

test("after a week with two resets, the bar opens the new routes with the keyboard, once for all devices", async ({
  page,
  browser,
  isolatedProgram,
  siteUrl,
  gym,
}) => {
  await setUpLastVisit(isolatedProgram, gym);
  await publishNewRoute(page, gym, "P2");
  await publishNewRoute(page, gym, "P3");
  await openDashboard(page, 3);

  await getNews(page, "2 new").press("Enter");

  const heading = page.getByRole("heading", { name: "Routes", exact: true });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(getDots(page)).toHaveCount(2);
  await expect(getNews(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("topout.seen-news"))).toBeNull();

  const otherDevice = await openPageOfOtherUser(browser, siteUrl);
  await otherDevice.goto("/api/health");
  await otherDevice.evaluate(
    (token) => localStorage.setItem("topout.token", token ?? ""),
    await getToken(page),
  );
  await openDashboard(otherDevice, 3);
  await expect(getNews(otherDevice)).toHaveCount(0);
  await otherDevice.context().close();
});

test("on a phone, the bar scrolls to a long list, although its code loads first @phone", async ({
  page,
  isolatedProgram,
  gym,
}) => {
  await setUpLastVisit(isolatedProgram, gym);
  await seedRunningProgram(isolatedProgram.dataDir, async (seed) => {
    for (let number = 2; number <= 12; number += 1) {
      await seed.route({ name: `P${number}`, set_id: gym.setId, y: 10 * number });
    }
  });
  await openDashboard(page, 12);

  await getNews(page, "11 new").click();

  // Below the header and the banner of an unverified account.
  const heading = page.getByRole("heading", { name: "Routes", exact: true });
  await expect.poll(async () => (await getBox(heading)).y).toBeLessThan(PHONE.height / 4);
  await expect(getRow(page, "P2")).toBeInViewport();
});

test("an undone reset disappears from the bar", async ({ page, isolatedProgram, gym }) => {
  await setUpLastVisit(isolatedProgram, gym);
  const reset = await publishNewRoute(page, gym, "P2");
  await publishNewRoute(page, gym, "P3");
  await openDashboard(page, 3);
  await expect(getNews(page, "2 new")).toBeVisible();

  await undoReset(page, reset);
  await openDashboard(page, 2);

  await expect(getNews(page, "1 new")).toBeVisible();
});

test("a screen reader gets the bar, the marks and the rows, with the keyboard alone", async ({
  page,
  isolatedProgram,
  gym,
}) => {
  await setUpNews(page, isolatedProgram, gym);
  await openDashboard(page, 2);
  const bar = getNews(page, "1 new · 1 of your projects leaves on 1 Dec");
  await expect(getMap(page)).toMatchAriaSnapshot(`
    - listbox "Gym map, 2 routes":
      - /children: equal
      - option "P1, Purple, Cave, not sent, project, leaves Sun 1 Dec"
      - option "P2, Purple, Cave, not sent, new"
  `);

  await tabTo(page, bar);
  await page.keyboard.press("Tab");
  await expect(getCloseButton(page)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Space");

  await expect(page.getByRole("heading", { name: "Routes", exact: true })).toBeFocused();
  await expect(page.getByRole("heading", { level: 3 })).toHaveText([
    "Leaves Sun 1 Dec",
    /^New since \d+ [A-Z][a-z]+$/,
  ]);
  await expect(getRow(page, "P1")).toHaveAccessibleName(/^P1 6a Project Cave · Slab/);
  await tabTo(page, getRow(page, "P2"));
  await page.keyboard.press("Enter");
  await expect(getPanel(page, "P2")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(getRow(page, "P2")).toBeFocused();
});

test("the focus moves on to the next control when the keyboard closes the bar", async ({
  page,
  isolatedProgram,
  gym,
}) => {
  await setUpNews(page, isolatedProgram, gym);
  const focusCode = page.waitForResponse(/restore-lost-focus/);
  await openDashboard(page, 2);
  await focusCode;
  await tabTo(page, getCloseButton(page));

  await page.keyboard.press("Enter");

  await expect(getNews(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
  await page.keyboard.press("Tab");
  // The bar is above the chips on phones, and above the list on desktop.
  const isPhone = page.viewportSize()?.width === PHONE.width;
  const next = isPhone
    ? page.getByRole("button", { name: "Filter", exact: true })
    : page.getByRole("combobox", { name: "Sort by" });
  await expect(next).toBeFocused();
});
