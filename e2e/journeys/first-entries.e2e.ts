import type { Page } from "@playwright/test";
import { activities } from "@topout/shared/contract";

import { delayScripts, waitForFont } from "../first-map.ts";
import { expect, test } from "../fixtures.ts";
import { getLayoutShift, observeLayoutShifts } from "../layout-shift.ts";
import { showNewVideo } from "../new-video.ts";
import { NARROWEST_PHONE } from "../viewport.ts";

/** The limit of the layout shift of a first load. */
const MAX_LAYOUT_SHIFT = 0.01;
const DRAWN_ENTRIES = 5;
/** Of the video that `showNewVideo` shows. */
const VIDEO_BADGES = 1;

/** Returns the names of the first entries, and the positions of names, times and badges. The text of a time changes with time. */
const describeTitles = (page: Page, entry: string, count = Infinity) =>
  page.evaluate(
    ([selector, limit]) =>
      Array.from(document.querySelectorAll(selector), (element) => {
        const { x, y, height } = element.getBoundingClientRect();
        const name = element.matches("h2") ? element.textContent : undefined;
        return { name, box: [x, y, height].map(Math.round) };
      }).slice(0, limit),
    [`${entry} :is(h2, time, [data-tone])`, count] as const,
  );

/** Lets each activity have more bumps than a row shows. */
const showManyBumps = (page: Page) =>
  page.route(
    ({ pathname }) => pathname === `/api${activities.page.path}`,
    async (route) => {
      const response = await route.fetch();
      const { data, meta } = activities.page.response.parse(await response.json());
      const reactions = data.map(({ user: id, username, display_name, has_profile_photo }) => ({
        id,
        username,
        display_name,
        has_profile_photo,
      }));
      const bumped = data.map((activity) => ({ ...activity, reactions, num_reactions: 12 }));
      await route.fulfill({ response, json: { data: bumped, meta } });
    },
  );

/** Opens the feed, and expects that the first entries are drawn, and that React replaces them without moving them. */
async function expectSamePositions(page: Page): Promise<void> {
  await showNewVideo(page);
  const { continueShell, continueRemotes } = await delayScripts(page);

  await page.goto("/feed", { waitUntil: "commit" });
  const drawnNames = page.locator(".first-entries h2");
  await expect(drawnNames.first()).toBeVisible();
  await waitForFont(page);
  const drawnTitles = await describeTitles(page, ".first-entries");
  expect(drawnTitles).toHaveLength(2 * DRAWN_ENTRIES + VIDEO_BADGES);

  continueShell();
  await expect(page.locator("#main")).toBeVisible();
  await expect(drawnNames.first()).toBeVisible();
  expect(await describeTitles(page, ".first-entries")).toEqual(drawnTitles);

  continueRemotes();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect.poll(() => describeTitles(page, "article", drawnTitles.length)).toEqual(drawnTitles);
  await expect(drawnNames).toHaveCount(0);
}

test.describe("the first entries of the feed", () => {
  test("are drawn before the other scripts, and React replaces them without moving them", async ({
    page,
  }) => {
    await observeLayoutShifts(page);

    await expectSamePositions(page);

    expect(await getLayoutShift(page)).toBeLessThan(MAX_LAYOUT_SHIFT);
  });

  test("have the same heights on the narrowest phone, with many bumps @phone", async ({ page }) => {
    await page.setViewportSize(NARROWEST_PHONE);
    await showManyBumps(page);

    await expectSamePositions(page);
  });

  test("have texts that are as tall in the app's font as in system fonts @sweep-desktop", async ({
    page,
  }) => {
    const { continueShell, continueRemotes } = await delayScripts(page);
    await page.goto("/feed", { waitUntil: "commit" });
    const time = page.locator(".first-entries time").first();
    await expect(time).toBeVisible();
    await waitForFont(page);

    // The box of an inline element has the height of its font: here 1.17 times 13 px, in whole pixels above and below.
    await expect
      .poll(() => time.evaluate((element) => element.getBoundingClientRect().height))
      .toBe(15);
    continueShell();
    continueRemotes();
    await expect(page.getByRole("article").first()).toBeVisible();
  });
});
