import type { Page } from "@playwright/test";

import { getDot } from "../gym.ts";
import { expectOnePosition, recordMapPositions } from "../map-positions.ts";
import { getCloseButton, getNews, setUpNews, waitUntilVisitStored } from "../news.ts";
import { openOffline, visitDashboard } from "../offline.ts";
import { expect, test } from "../route-setting.ts";
import { LISTS, OWN_LISTS } from "../service-worker.ts";

test.use({ serviceWorkers: "allow" });

const HOUR_MS = 60 * 60_000;

async function expectMarks(page: Page) {
  await expect(page.locator("[role=listbox] .mark")).toHaveCount(2);
  await expect(getDot(page, "P1")).toHaveAccessibleName(/, not sent, project, leaves Sun 1 Dec$/);
  await expect(getDot(page, "P2")).toHaveAccessibleName(/, not sent, new$/);
  await expect(page.getByRole("button", { name: "New 1" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Leaving 1" })).toBeVisible();
}

/** Records what the page has told the server about the news that the climber has seen. */
function recordSeenNews(page: Page): readonly unknown[] {
  const sent: unknown[] = [];
  page.on("response", (response) => {
    const body: unknown = response.url().endsWith("/visit") && response.request().postDataJSON();
    if (JSON.stringify(body).includes("seen_")) sent.push(body);
  });
  return sent;
}

const hasUnsentNews = (page: Page) =>
  page.evaluate(() => localStorage.getItem("topout.seen-news") !== null);

test("without a network, bar, chips and marks come from the device, and a closed bar is sent once", async ({
  page,
  context,
  isolatedProgram,
  gym,
}) => {
  const { projectId, leavesOn } = await setUpNews(page, isolatedProgram, gym);
  const seenNews = recordSeenNews(page);
  await visitDashboard(page, [...LISTS, ...OWN_LISTS]);
  await waitUntilVisitStored(page);

  await openOffline(page);
  await expect(getNews(page, "1 new · 1 of your projects leaves on 1 Dec")).toBeVisible();
  await expectMarks(page);
  await getCloseButton(page).click();
  await expect(getNews(page)).toHaveCount(0);

  await openOffline(page);
  await expectMarks(page);
  await expect(getNews(page)).toHaveCount(0);
  expect(seenNews).toEqual([]);

  await context.setOffline(false);
  await expect.poll(() => hasUnsentNews(page)).toBe(false);
  await page.reload();
  await expectMarks(page);
  await expect(getNews(page)).toHaveCount(0);
  expect(seenNews).toEqual([
    { seen_until: expect.any(String), seen_leaving: { [projectId]: leavesOn } },
  ]);
});

test("a visit that starts without a network shows no bar, and is sent once when the network is back @sweep", async ({
  page,
  context,
  isolatedProgram,
  gym,
}) => {
  await setUpNews(page, isolatedProgram, gym);
  await visitDashboard(page, [...LISTS, ...OWN_LISTS]);
  await waitUntilVisitStored(page);
  await page.clock.setFixedTime(Date.now() + 5 * HOUR_MS);

  await openOffline(page);
  await expectMarks(page);
  await expect(getNews(page)).toHaveCount(0);

  let visitCount = 0;
  page.on("response", (response) => {
    if (response.url().endsWith("/visit")) visitCount += 1;
  });
  const visit = page.waitForResponse(/\/visit$/);
  await context.setOffline(false);
  expect((await visit).status()).toBe(200);
  await expectMarks(page);
  await page.waitForLoadState("networkidle");
  expect(visitCount).toBe(1);
});

for (const { name, pauseHours, barCount } of [
  { name: "with the bar while the visit continues", pauseHours: 1, barCount: 1 },
  { name: "without it when another visit starts", pauseHours: 5, barCount: 0 },
]) {
  test(`without a network, map and list stay where they are first drawn, ${name} @sweep`, async ({
    page,
    isolatedProgram,
    gym,
  }) => {
    await setUpNews(page, isolatedProgram, gym);
    await visitDashboard(page, [...LISTS, ...OWN_LISTS]);
    await waitUntilVisitStored(page);
    await page.clock.setFixedTime(Date.now() + pauseHours * HOUR_MS);
    await recordMapPositions(page);

    await openOffline(page);

    await expectOnePosition(page);
    await expect(getNews(page)).toHaveCount(barCount);
  });
}
