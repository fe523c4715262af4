import type { Page } from "@playwright/test";

import { expect, test } from "../fixtures.ts";
import { dots, panel, row, section } from "../gym.ts";
import { getCenter } from "../pointer.ts";

declare global {
  interface Window {
    /** How far what was painted has jumped since, by the browser's own score. */
    jumped: number;
  }
}

/** Runs in the page. */
function watchJumps() {
  window.jumped = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.jumped += Number(Object(entry).value);
  }).observe({ type: "layout-shift", buffered: true });
}

/** Keeps such answers back until they are let go. */
async function hold(page: Page, call: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(call, async (request) => {
    await promise;
    await request.continue();
  });
  return resolve;
}

test.use({ reducedMotion: "reduce" });

test("on a slow network boxes stand for what comes, and nothing jumps when it is there", async ({
  page,
}) => {
  await page.addInitScript(watchJumps);
  const letRoutesGo = await hold(page, "**/api/routes/get_all*");
  const letPhotosGo = await hold(page, "**/api/img/**");
  await page.goto("/");
  await expect(page.getByText("Loading dashboard…")).toBeVisible();

  letRoutesGo();
  await expect(dots(page).first()).toBeVisible();
  expect(await page.evaluate(() => window.jumped)).toBeLessThan(0.01);

  await section(page, "Green").click();
  await row(page, "G1").click();
  const sentBy = panel(page, "G1").getByRole("button", { name: /^Sent By .+ others?$/ });
  await expect(sentBy).toBeVisible();
  const before = await getCenter(sentBy);

  letPhotosGo();
  const photo = panel(page).getByRole("img", { name: /G1/ });
  await expect.poll(() => photo.evaluate(widthOfPicture)).toBeGreaterThan(0);
  expect(await getCenter(sentBy)).toEqual(before);
});

/** Runs in the page. */
const widthOfPicture = (element: Element) =>
  element instanceof HTMLImageElement ? element.naturalWidth : 0;
