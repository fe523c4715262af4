import { seedRunningProgram } from "@topout/api/seed-running-program";
import type { Page } from "@playwright/test";

import { delayScripts } from "../first-map.ts";
import { getDots } from "../gym.ts";
import { getLayoutShift, observeLayoutShifts } from "../layout-shift.ts";
import type { Program } from "../program.ts";
import { expect, type SetterGym, test } from "../route-setting.ts";

const DAY_MS = 24 * 60 * 60_000;
const VISIT = /\/api\/gyms\/[^/]+\/visit$/;
/** The limit of docs/performance.md. */
const MAX_LAYOUT_SHIFT = 0.01;

const getDaysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const getBar = (page: Page) => page.getByRole("status").getByRole("button", { name: /^Since / });

/** The climber was in the gym a week ago. Since then, one of two routes is new. The other one leaves. */
const setUpNews = ({ dataDir }: Program, { gymId, setId, userId }: SetterGym) =>
  seedRunningProgram(dataDir, async (seed) => {
    const published_at = getDaysAgo(30);
    await seed.route({ name: "P1", set_id: setId, x: -50, published_at, leaves_on: "2999-12-01" });
    await seed.route({ name: "P2", set_id: setId, x: 50, published_at: getDaysAgo(1) });
    await seed.visit({ user_id: userId, gym_id: gymId, last_seen: getDaysAgo(7) });
  });

test("the visit starts before the code of the screen, once, and the bar moves nothing", async ({
  page,
  isolatedProgram,
  gym,
}) => {
  await setUpNews(isolatedProgram, gym);
  // The document then reserves the space of the banner, which this climber sees.
  await page.goto("/store");
  await expect(page.getByRole("region", { name: "Verify your account" })).toBeVisible();
  await observeLayoutShifts(page);
  const { continueShell, continueRemotes } = await delayScripts(page);
  let visitCount = 0;
  page.on("request", (request) => {
    if (VISIT.test(request.url())) visitCount += 1;
  });
  const visit = page.waitForResponse(VISIT);
  await page.goto("/", { waitUntil: "commit" });
  expect((await visit).status()).toBe(200);

  continueShell();
  continueRemotes();

  await expect(getBar(page)).toBeVisible();
  await expect(getDots(page)).toHaveCount(2);
  expect(await getLayoutShift(page)).toBeLessThan(MAX_LAYOUT_SHIFT);
  expect(visitCount).toBe(1);
});
