import type { Page } from "@playwright/test";

import { expect, test as base } from "../fixtures.ts";
import {
  getDots,
  getMap,
  countStoredMapViews,
  openDashboard,
  getPanel,
  getRow,
  getSectionButton,
} from "../gym.ts";
import { getDistance, getCentre } from "../pointer.ts";
import { LARGE_GYM, createLargeGym } from "../large-gym.ts";

const DEMO_GYM = { name: "Gritworks Leeds" };

const test = base.extend<object, { largeGymUrl: string }>({
  largeGymUrl: [
    async ({ isolatedProgram }, use) => {
      await createLargeGym(isolatedProgram);
      await use(isolatedProgram.url);
    },
    { scope: "worker" },
  ],
  siteUrl: async ({ largeGymUrl }, use) => use(largeGymUrl),
});

const getRows = (page: Page) => page.getByRole("listitem").getByRole("button", { name: / sends$/ });

async function changeGym(page: Page, from: { name: string }, to: { name: string }) {
  await page.getByRole("button", { name: from.name }).click();
  await page.getByRole("menuitemradio", { name: to.name }).click();
  await expect(page.getByRole("button", { name: to.name })).toBeVisible();
}

/** Opens the section with all routes of the large gym. */
async function openRouteList(page: Page) {
  await openDashboard(page);
  await changeGym(page, DEMO_GYM, LARGE_GYM);
  await getSectionButton(page, LARGE_GYM.circuit).click();
  const firstRow = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: /^P1 / }) });
  await expect(firstRow).toHaveAttribute("aria-setsize", `${LARGE_GYM.routeCount}`);
}

test.describe("the list of a gym with hundreds of routes", () => {
  test("renders only the visible rows; find-in-page finds the others", async ({ page }) => {
    await openRouteList(page);

    expect(await getRows(page).count()).toBeLessThan(40);
    await expect(getRow(page, "P187")).toHaveCount(0);

    // A text fragment uses the same search as find-in-page.
    await expect(page.getByText(/\bP187 /)).toHaveAttribute("hidden", "until-found");
    await page.goto(`${page.url()}#:~:text=P187`);

    await expect(getRow(page, "P187")).toBeInViewport();
    await expect(getRow(page, "P1")).toHaveCount(0);
    expect(await getRows(page).count()).toBeLessThan(40);
  });

  test("keeps the focused row while scrolling, and Tab continues from it", async ({ page }) => {
    await openRouteList(page);
    await getRow(page, "P3").focus();

    await getRow(page, "P3").hover();
    await page.mouse.wheel(0, 8_000);
    await expect(getRow(page, "P110")).toBeInViewport();
    await expect(getRow(page, "P3")).toBeFocused();
    await expect(getRow(page, "P3")).not.toBeInViewport();

    await page.keyboard.press("Tab");
    await expect(getRow(page, "P4")).toBeFocused();
    await expect(getRow(page, "P4")).toBeInViewport();
    for (let presses = 0; presses < 30; presses += 1) await page.keyboard.press("Tab");
    await expect(getRow(page, "P34")).toBeFocused();
    await expect(getRow(page, "P34")).toBeInViewport();

    await page.keyboard.press("Enter");
    await expect(getPanel(page, "P34")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(getRow(page, "P34")).toBeFocused();
  });
});

test("a long list keeps the scroll position of a user who scrolls while it opens", async ({
  page,
}) => {
  await openRouteList(page);
  const sectionButton = getSectionButton(page, LARGE_GYM.circuit);
  await sectionButton.click();
  await expect(getRow(page, "P1")).toHaveCount(0);

  await sectionButton.evaluate(openAndScrollToEnd);

  await expect(getRow(page, "P200")).toBeInViewport();
  await expect(getRow(page, "P1")).toHaveCount(0);
});

/** Opens the section, and scrolls to its end in the next animation frame. Runs in the page. */
async function openAndScrollToEnd(sectionButton: HTMLElement) {
  sectionButton.click();
  await new Promise(requestAnimationFrame);
  const list = document.getElementById(sectionButton.getAttribute("aria-controls") ?? "");
  list?.scrollIntoView({ block: "end" });
}

test("a long list keeps the focus when virtual rows replace the plain rows", async ({ page }) => {
  const virtualRowsCode = Promise.withResolvers<void>();
  await page.route(/virtual-rows/, async (route) => {
    await virtualRowsCode.promise;
    await route.continue();
  });
  await openDashboard(page);
  await changeGym(page, DEMO_GYM, LARGE_GYM);
  await getSectionButton(page, LARGE_GYM.circuit).focus();
  await page.keyboard.press("Enter");
  await expect(getRow(page, "P1")).toBeVisible();
  await expect(page.locator("[aria-setsize]")).toHaveCount(0);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(getRow(page, "P2")).toBeFocused();

  virtualRowsCode.resolve();

  const virtualRow = page.getByRole("listitem").and(page.locator('[aria-posinset="2"]'));
  await expect(virtualRow.getByRole("button")).toBeFocused();
  await expect(getRow(page, "P3")).toBeAttached();
  await page.keyboard.press("Tab");
  await expect(getRow(page, "P3")).toBeFocused();
});

/** Returns the position of one dot relative to the centre of the map, because the page may scroll. */
async function getDotPosition(page: Page) {
  const dot = await getCentre(getDots(page).nth(20));
  const centre = await getCentre(getMap(page));
  return { x: dot.x - centre.x, y: dot.y - centre.y };
}

/**
 * Zooms in next to the centre of the map, and waits for this number of stored map views. Returns the new position of
 * the dot.
 */
async function zoomIn(page: Page, { storedViewCount }: { storedViewCount: number }) {
  const before = await getDotPosition(page);
  const { x, y } = await getCentre(getMap(page));
  await page.mouse.move(x - 60, y + 40);
  await page.mouse.wheel(0, -300);
  await expect.poll(() => countStoredMapViews(page)).toBe(storedViewCount);
  const after = await getDotPosition(page);
  expect(getDistance(before, after)).toBeGreaterThan(10);
  return after;
}

test.describe("the maps of two gyms", () => {
  test("keep their own position and zoom, even after a reload", async ({ page }) => {
    const expectPosition = (position: Awaited<ReturnType<typeof getDotPosition>>) =>
      expect.poll(async () => getDistance(await getDotPosition(page), position)).toBeLessThan(1);
    await openDashboard(page);
    const demoPosition = await zoomIn(page, { storedViewCount: 1 });
    await changeGym(page, DEMO_GYM, LARGE_GYM);
    const largePosition = await zoomIn(page, { storedViewCount: 2 });

    await changeGym(page, LARGE_GYM, DEMO_GYM);
    await expectPosition(demoPosition);
    await page.reload();
    await expect(getDots(page).first()).toBeVisible();
    await expectPosition(demoPosition);
    await changeGym(page, DEMO_GYM, LARGE_GYM);
    await expectPosition(largePosition);
  });
});
