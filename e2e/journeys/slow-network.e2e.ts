import type { Page } from "@playwright/test";

import { expect, test } from "../fixtures.ts";
import { getDots, getPanel, getRow, getSectionButton } from "../gym.ts";
import { getLayoutShift, observeLayoutShifts } from "../layout-shift.ts";
import { getCentre } from "../pointer.ts";

/** Delays matching requests until the returned function is called. */
async function delayRequests(page: Page, urlPattern: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(urlPattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test.use({ reducedMotion: "reduce" });

test("placeholders keep the layout stable while content loads on a slow network", async ({
  page,
}) => {
  await observeLayoutShifts(page);
  const releaseRoutes = await delayRequests(page, "**/api/routes/get_all*");
  const releasePhotos = await delayRequests(page, "**/api/img/**");
  await page.goto("/");
  await expect(page.getByText("Loading dashboard…")).toBeVisible();

  releaseRoutes();
  await expect(getDots(page).first()).toBeVisible();
  expect(await getLayoutShift(page)).toBeLessThan(0.01);

  await getSectionButton(page, "Green").click();
  await getRow(page, "G1").click();
  const sentBy = getPanel(page, "G1").getByRole("button", { name: /^Sent By .+ others?$/ });
  await expect(sentBy).toBeVisible();
  const before = await getCentre(sentBy);

  releasePhotos();
  const photo = getPanel(page).getByRole("img", { name: /G1/ });
  await expect.poll(() => photo.evaluate(getImageWidth)).toBeGreaterThan(0);
  expect(await getCentre(sentBy)).toEqual(before);
});

test(
  "a tap on Log a climb before the app has started opens the quick log afterwards",
  { tag: "@phone" },
  async ({ page }) => {
    const releaseScripts = await delayRequests(page, "**/assets/*.js");
    await page.goto("/", { waitUntil: "commit" });
    await page.getByRole("button", { name: "Log a climb" }).click();

    releaseScripts();

    await expect(page.getByRole("dialog", { name: "Log a climb" })).toBeVisible();
  },
);

/** Runs in the page. */
const getImageWidth = (element: Element) =>
  element instanceof HTMLImageElement ? element.naturalWidth : 0;
