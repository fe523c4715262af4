import { seedRunningProgram } from "@topout/api/seed-running-program";
import type { Page } from "@playwright/test";

import { findViolations } from "../axe.ts";
import { getCurrentTime } from "../beta.ts";
import { expect, test as base } from "../fixtures.ts";
import { createVideo } from "../video-files.ts";

const HARBOUR = "Harbour Boulders";
const MINUTE_MS = 60_000;
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS);

/** The number of bumps of the second activity. The dialog lists at most 100 users. */
const BUMP_COUNT = 104;

/** Inserts a second gym. The newest entries of its feed are a video, and an activity on each of 12 days. */
const test = base.extend<object, { feedUrl: string }>({
  feedUrl: [
    async ({ isolatedProgram }, use) => {
      await seedRunningProgram(isolatedProgram.dataDir, async (seed) => {
        const gym = await seed.gym({ name: HARBOUR });
        const circuit = await seed.circuit({ name: "Red", color: "red", gym_id: gym.id });
        const set = await seed.set({ circuit_id: circuit.id });
        const route = await seed.route({
          set_id: set.id,
          name: "R3",
          grade: "V4",
          location: "Comp Wall",
        });
        const { id: user } = await seed.user({ username: "feed-mika" });
        await seed.video({ route_id: route.id, user_id: user, time: minutesAgo(1) });
        const sends = [];
        for (let day = 0; day < 12; day += 1) {
          const time = minutesAgo(2 + day * 24 * 60);
          sends.push(await seed.send({ user, route: route.id, time }));
        }
        for (let bump = 0; bump < BUMP_COUNT; bump += 1) {
          const { id } = await seed.user({ password_hash: "no login" });
          await seed.bump({ user: id, activity: sends[1]?.activity ?? "" });
        }
      });
      await use(isolatedProgram.url);
    },
    { scope: "worker" },
  ],
  siteUrl: async ({ feedUrl }, use) => use(feedUrl),
});

const getFeedEntries = (page: Page) => page.getByRole("article");
const getActivity = (page: Page) =>
  page.getByRole("article", { name: "feed-mika sent 1 route" }).first();
const getVideoEntry = (page: Page) =>
  page.getByRole("article", { name: "feed-mika: new beta for R3" });
const getLoadMoreButton = (page: Page) =>
  page.getByRole("button", { name: "Load More Activities" });
const getRouteList = (page: Page) => page.getByRole("dialog", { name: "Sent by feed-mika" });
const getPanel = (page: Page) => page.getByRole("dialog", { name: /R3/ });

test.describe("a visitor on the feed", () => {
  test("plays a new beta video in place, and opens its route @sweep-desktop", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    // The file of a seeded video cannot be decoded.
    await page.route("**/api/video/*", async (route) =>
      route.fulfill({ path: await createVideo() }),
    );
    await page.goto("/feed");
    const entry = getVideoEntry(page);
    await expect(entry).toContainText("New Beta");
    await expect(entry).toContainText("1 minute ago");
    await expect(entry).toContainText("R3Red · V4");
    expect(await findViolations(page)).toEqual([]);

    await entry.getByRole("button", { name: "Play beta for R3" }).click();
    const video = entry.getByLabel(/^Beta by feed-mika/);
    await expect(video).toBeFocused();
    await expect.poll(() => video.evaluate(getCurrentTime)).toBeGreaterThan(0);
    await expect(page).toHaveURL("/feed");

    const link = entry.getByRole("link", { name: /R3/ });
    await expect(link).toHaveAttribute("href", /^\/\?route=/);
    await link.click();
    await expect(getPanel(page)).toBeVisible();
    await page.goBack();
    await expect(getPanel(page)).toBeHidden();
    await expect(link).toBeFocused();
  });

  test("opens the routes of an activity; back returns to the list, then to the feed @sweep-desktop", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/feed");
    const routesButton = getActivity(page).getByRole("button", { name: /^Show the routes/ });
    await routesButton.click();
    const row = getRouteList(page).getByRole("link");
    await expect(row).toContainText("R3");
    await expect(row).toContainText("V4 · Comp Wall");
    await expect(row).toContainText("1 send");
    expect(await findViolations(page)).toEqual([]);

    await row.click();
    await expect(getPanel(page)).toBeVisible();
    await expect(getRouteList(page)).toBeHidden();
    await page.goBack();
    await expect(getRouteList(page)).toBeVisible();
    await page.goBack();
    await expect(getRouteList(page)).toBeHidden();
    await expect(routesButton).toBeFocused();
  });

  // Touch devices cannot hover.
  test("sees the name of a route above its hold", { tag: "@desktop" }, async ({ page }) => {
    await page.goto("/feed");
    const hold = getActivity(page).locator("[data-name=R3]");
    await hold.hover();

    await expect
      .poll(() => hold.evaluate((element) => getComputedStyle(element, "::after").content))
      .toBe('"R3"');
  });

  test("sees who bumped, and the number of users that the list omits @sweep-desktop", async ({
    page,
  }) => {
    await page.goto("/feed");
    await page.getByLabel("Gym").selectOption(HARBOUR);
    await page.getByRole("button", { name: `${BUMP_COUNT} bumps, see who bumped` }).click();
    const dialog = page.getByRole("dialog", { name: `${BUMP_COUNT} bumps` });

    await expect(dialog.getByRole("listitem")).toHaveCount(100);
    await expect(dialog).toContainText("and 4 more");
  });

  test("filters by gym, and finds the same filter on the next visit @sweep-desktop", async ({
    page,
  }) => {
    await page.goto("/feed");
    await expect(getFeedEntries(page).first()).toBeVisible();
    await page.getByLabel("Gym").selectOption(HARBOUR);

    await expect(page).toHaveURL(/\/feed\?gym=[\w-]+$/);
    await expect(getFeedEntries(page)).toHaveCount(11);
    await expect(getFeedEntries(page).filter({ hasText: "Gritworks Leeds" })).toHaveCount(0);

    await page.goto("/feed");
    await expect(page).toHaveURL(/\/feed\?gym=/);
    await expect(getFeedEntries(page)).toHaveCount(11);

    await page.getByLabel("Gym").selectOption("All gyms");
    await expect(page).toHaveURL("/feed");
    await expect(getFeedEntries(page).filter({ hasText: "Gritworks Leeds" }).first()).toBeVisible();
  });
});

test("the feed saves a bump made while the next page loads, and shows that page @sweep-desktop", async ({
  page,
  signInAs,
}) => {
  await signInAs("climber");
  await page.goto("/feed");
  await page.getByLabel("Gym").selectOption(HARBOUR);
  await expect(getFeedEntries(page)).toHaveCount(11);
  const nextPage = Promise.withResolvers<void>();
  await page.route(/get_paginated.*page=2/, async (route) => {
    await nextPage.promise;
    await route.continue();
  });

  await getLoadMoreButton(page).click();
  const bumpButton = getActivity(page).getByRole("button", { name: "Bump", exact: true });
  const response = page.waitForResponse(/\/api\/reactions\//);
  await bumpButton.click();
  await expect(bumpButton).toHaveAttribute("aria-pressed", "true");
  await response;
  nextPage.resolve();

  await expect(getFeedEntries(page)).toHaveCount(13);
  await expect(bumpButton).toHaveAttribute("aria-pressed", "true");
  await expect(getActivity(page)).toContainText("1 bump");
  await expect(getLoadMoreButton(page)).toBeHidden();

  await page.reload();
  await expect(bumpButton).toHaveAttribute("aria-pressed", "true");
  await bumpButton.click();
  await expect(getActivity(page)).toContainText("Be the first to bump");
});
