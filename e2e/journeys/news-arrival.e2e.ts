import { delayScripts } from "../first-map.ts";
import { getDots } from "../gym.ts";
import { getLayoutShift, observeLayoutShifts } from "../layout-shift.ts";
import { getNews, setUpNews, VISIT } from "../news.ts";
import { expect, test } from "../route-setting.ts";

/** The limit of docs/performance.md. */
const MAX_LAYOUT_SHIFT = 0.01;

test("the visit starts before the code of the screen, once, and the bar moves nothing", async ({
  page,
  isolatedProgram,
  gym,
}) => {
  await setUpNews(page, isolatedProgram, gym);
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

  await expect(getNews(page)).toBeVisible();
  await expect(getDots(page)).toHaveCount(2);
  expect(await getLayoutShift(page)).toBeLessThan(MAX_LAYOUT_SHIFT);
  expect(visitCount).toBe(1);
});
