import type { Page } from "@playwright/test";

import { findViolations } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { openDashboard, panel, row } from "../gym.ts";
import { doubleTextSize, NARROWEST_PHONE } from "../layout.ts";

const uploadBeta = (page: Page) => panel(page).getByRole("button", { name: "Upload beta" });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

test.describe("axe finds no violation", () => {
  test.use({ reducedMotion: "reduce" });

  test("in the upload dialog without a file", async ({ page, signInAs, seed }) => {
    await signInAs("climber");
    const { id } = await seed.route();
    await page.goto(`/?route=${id}`);
    await uploadBeta(page).click();
    await dialog(page, "Upload beta").getByRole("button", { name: "Upload" }).click();
    await expect(dialog(page, "Upload beta").getByRole("alert")).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });

  test("in the email verification dialog", async ({ page, seed }) => {
    await seed.newClimber();
    const { id } = await seed.route();
    await page.goto(`/?route=${id}`);
    await uploadBeta(page).click();
    await expect(dialog(page, "Verify your email")).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
});

test.describe("on the narrowest phone with doubled text nothing scrolls horizontally", () => {
  test.use({ viewport: NARROWEST_PHONE });

  test("in the panel and its dialogs", async ({ page, signInAs, seed }) => {
    await signInAs("climber");
    const { name } = await seed.route();
    await openDashboard(page, `/?q=${name}`);
    await doubleTextSize(page);

    await row(page, name).click();
    await expect(uploadBeta(page)).toBeVisible();
    expect(await getDialogOverflow(page)).toBe(0);
    await uploadBeta(page).click();
    await expect(dialog(page, "Upload beta")).toBeVisible();
    expect(await getDialogOverflow(page)).toBe(0);
  });
});

/** How far the content of the top dialog overflows horizontally, in pixels. */
const getDialogOverflow = (page: Page) =>
  page
    .getByRole("dialog")
    .last()
    .evaluate((element) =>
      Math.max(
        ...[element, ...element.children].map((each) => each.scrollWidth - each.clientWidth),
      ),
    );
