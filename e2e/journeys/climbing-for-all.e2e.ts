import type { Page } from "@playwright/test";

import { violations } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { openDashboard, panel, row } from "../gym.ts";
import { doubleText, NARROW, sidewaysScroll } from "../layout.ts";

const uploadBeta = (page: Page) => panel(page).getByRole("button", { name: "Upload beta" });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

test.describe("axe finds nothing", () => {
  test.use({ reducedMotion: "reduce" });

  test("on search results, the panel with its beta, and the upload", async ({
    page,
    as,
    given,
  }) => {
    await as("climber");
    const { name } = await given.route();
    await openDashboard(page, `/?q=${name}`);
    expect(await violations(page)).toEqual([]);

    await row(page, name).click();
    await uploadBeta(page).click();
    await dialog(page, "Upload beta").getByRole("button", { name: "Upload" }).click();
    await expect(dialog(page, "Upload beta").getByRole("alert")).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test("on the question for the e-mail, and in the store", async ({ page, given }) => {
    await given.freshClimber();
    const { id } = await given.route();
    await page.goto(`/?route=${id}`);
    await uploadBeta(page).click();
    await expect(dialog(page, "Verify your email")).toBeVisible();
    expect(await violations(page)).toEqual([]);

    await page.goto("/store");
    await expect(page.getByRole("button", { name: "Add to bag" })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
});

test.describe("on the narrowest phone with text twice as large nothing scrolls sideways", () => {
  test.use({ viewport: NARROW });

  test("on search results, the panel with its beta, its dialogs and the store", async ({
    page,
    as,
    given,
  }) => {
    await as("climber");
    const { name } = await given.route();
    await openDashboard(page, `/?q=${name}`);
    expect(await sidewaysScroll(page)).toBe(0);
    await doubleText(page);
    expect(await sidewaysScroll(page)).toBe(0);

    await row(page, name).click();
    await expect(uploadBeta(page)).toBeVisible();
    expect(await overflow(page)).toBe(0);
    await uploadBeta(page).click();
    await expect(dialog(page, "Upload beta")).toBeVisible();
    expect(await overflow(page)).toBe(0);

    await page.goto("/store");
    await expect(page.getByRole("button", { name: "Add to bag" })).toBeVisible();
    await doubleText(page);
    expect(await sidewaysScroll(page)).toBe(0);
  });
});

/** How far the foremost dialog reaches beyond its sides, in pixels. */
const overflow = (page: Page) =>
  page
    .getByRole("dialog")
    .last()
    .evaluate((element) =>
      Math.max(
        ...[element, ...element.children].map((each) => each.scrollWidth - each.clientWidth),
      ),
    );
