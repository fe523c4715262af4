import type { Page } from "@playwright/test";

import { expect, test as base } from "../fixtures.ts";
import { dots, map, countStoredViews, openDashboard, panel, row, section } from "../gym.ts";
import { distance, getCenter } from "../pointer.ts";
import { LARGE_GYM, openLargeGym } from "../large-gym.ts";

const DEMO_GYM = { name: "Gritworks Leeds" };

const test = base.extend<object, { largeGym: string }>({
  largeGym: [
    async ({ isolatedProgram }, use) => {
      await openLargeGym(isolatedProgram);
      await use(isolatedProgram.url);
    },
    { scope: "worker" },
  ],
  siteUrl: async ({ largeGym }, use) => use(largeGym),
});

const rows = (page: Page) => page.getByRole("listitem").getByRole("button", { name: / sends$/ });

async function changeGym(page: Page, from: { name: string }, to: { name: string }) {
  await page.getByRole("button", { name: from.name }).click();
  await page.getByRole("menuitemradio", { name: to.name }).click();
  await expect(page.getByRole("button", { name: to.name })).toBeVisible();
}

async function openList(page: Page) {
  await openDashboard(page);
  await changeGym(page, DEMO_GYM, LARGE_GYM);
  await section(page, LARGE_GYM.circuit).click();
  const first = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: /^P1 / }) });
  await expect(first).toHaveAttribute("aria-setsize", `${LARGE_GYM.routes}`);
}

test.describe("the list of a gym with hundreds of routes", () => {
  test("draws the rows in sight alone; the others are found by the browser's own search", async ({
    page,
  }) => {
    await openList(page);

    const drawn = await rows(page).count();
    expect(drawn).toBeLessThan(40);
    await expect(row(page, "P187")).toHaveCount(0);

    // A text fragment searches as Ctrl and F does, and has an address.
    await expect(page.getByText(/\bP187 /)).toHaveAttribute("hidden", "until-found");
    await page.goto(`${page.url()}#:~:text=P187`);

    await expect(row(page, "P187")).toBeInViewport();
    await expect(row(page, "P1")).toHaveCount(0);
    expect(await rows(page).count()).toBeLessThan(40);
  });

  test("keeps the row that has the focus wherever one scrolls, and the keyboard walks on from it", async ({
    page,
  }) => {
    await openList(page);
    await row(page, "P3").focus();

    await row(page, "P3").hover();
    await page.mouse.wheel(0, 8_000);
    await expect(row(page, "P110")).toBeInViewport();
    await expect(row(page, "P3")).toBeFocused();
    await expect(row(page, "P3")).not.toBeInViewport();

    await page.keyboard.press("Tab");
    await expect(row(page, "P4")).toBeFocused();
    await expect(row(page, "P4")).toBeInViewport();
    for (let times = 0; times < 30; times += 1) await page.keyboard.press("Tab");
    await expect(row(page, "P34")).toBeFocused();
    await expect(row(page, "P34")).toBeInViewport();

    await page.keyboard.press("Enter");
    await expect(panel(page, "P34")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(row(page, "P34")).toBeFocused();
  });
});

test("a long list stays where it is scrolled in the moment in which it unfolds", async ({
  page,
}) => {
  await openList(page);
  const head = section(page, LARGE_GYM.circuit);
  await head.click();
  await expect(row(page, "P1")).toHaveCount(0);

  await head.evaluate(unfoldAndScrollToItsEnd);

  await expect(row(page, "P200")).toBeInViewport();
  await expect(row(page, "P1")).toHaveCount(0);
});

/** Within a frame, as nobody but an impatient hand. Runs in the page. */
async function unfoldAndScrollToItsEnd(head: HTMLElement) {
  head.click();
  await new Promise(requestAnimationFrame);
  const list = document.getElementById(head.getAttribute("aria-controls") ?? "");
  list?.scrollIntoView({ block: "end" });
}

test("the rows that stand in for a long list give the focus to the same rows of it", async ({
  page,
}) => {
  const { promise: comes, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(/virtual-rows/, async (request) => {
    await comes;
    await request.continue();
  });
  await openDashboard(page);
  await changeGym(page, DEMO_GYM, LARGE_GYM);
  await section(page, LARGE_GYM.circuit).focus();
  await page.keyboard.press("Enter");
  await expect(row(page, "P1")).toBeVisible();
  await expect(page.locator("[aria-setsize]")).toHaveCount(0);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(row(page, "P2")).toBeFocused();

  letCome();

  const rowOfMany = page.getByRole("listitem").and(page.locator('[aria-posinset="2"]'));
  await expect(rowOfMany.getByRole("button")).toBeFocused();
  await expect(row(page, "P3")).toBeAttached();
  await page.keyboard.press("Tab");
  await expect(row(page, "P3")).toBeFocused();
});

/** Where a certain dot lies from the map's middle, which itself may move with the page. */
async function place(page: Page) {
  const [at, middle] = [await getCenter(dots(page).nth(20)), await getCenter(map(page))];
  return { x: at.x - middle.x, y: at.y - middle.y };
}

/** Zooms in off the middle, and answers with where the certain dot lies once the device remembers it. */
async function leave(page: Page, { left }: { left: number }) {
  const home = await place(page);
  const { x, y } = await getCenter(map(page));
  await page.mouse.move(x - 60, y + 40);
  await page.mouse.wheel(0, -300);
  await expect.poll(() => countStoredViews(page)).toBe(left);
  const away = await place(page);
  expect(distance(home, away)).toBeGreaterThan(10);
  return away;
}

test.describe("the maps of two gyms", () => {
  test("lie each where it was left, also after a reload", async ({ page }) => {
    const expectAt = (left: Awaited<ReturnType<typeof place>>) =>
      expect.poll(async () => distance(await place(page), left)).toBeLessThan(1);
    await openDashboard(page);
    const demo = await leave(page, { left: 1 });
    await changeGym(page, DEMO_GYM, LARGE_GYM);
    const large = await leave(page, { left: 2 });

    await changeGym(page, LARGE_GYM, DEMO_GYM);
    await expectAt(demo);
    await page.reload();
    await expect(dots(page).first()).toBeVisible();
    await expectAt(demo);
    await changeGym(page, DEMO_GYM, LARGE_GYM);
    await expectAt(large);
  });
});
