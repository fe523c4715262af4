import type { Page } from "@playwright/test";

import { expect, test } from "../fixtures.ts";

const LIGHT = "rgb(244, 242, 237)";
const DARK = "rgb(18, 19, 17)";

const getBackground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const getThemeColors = (page: Page) =>
  page
    .locator("meta[name=theme-color]")
    .evaluateAll((metas) => metas.map((meta) => meta.getAttribute("content")));

async function selectTheme(page: Page, theme: "System" | "Light" | "Dark") {
  await page.getByRole("button", { name: /^Account menu/ }).click();
  await page.getByRole("menuitemradio", { name: theme }).click();
}

test.describe("the theme", () => {
  test("follows the system, except while Light or Dark is selected", async ({ page, signInAs }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await signInAs("climber");
    await page.goto("/nowhere");
    expect(await getBackground(page)).toBe(DARK);

    await selectTheme(page, "Light");
    await expect.poll(() => getBackground(page)).toBe(LIGHT);
    expect(new Set(await getThemeColors(page))).toEqual(new Set(["#f4f2ed"]));

    await selectTheme(page, "System");
    await expect.poll(() => getBackground(page)).toBe(DARK);
    expect(await getThemeColors(page)).toEqual(["#f4f2ed", "#121311"]);
  });

  test("applies before any script loads", async ({ page, signInAs }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await signInAs("climber");
    await page.goto("/nowhere");
    await selectTheme(page, "Dark");
    await expect.poll(() => getBackground(page)).toBe(DARK);

    await page.route("**/assets/*.js", () => {
      // Never respond.
    });
    await page.reload({ waitUntil: "commit" });
    await expect(page.getByRole("banner")).toBeVisible();

    expect(await getBackground(page)).toBe(DARK);
    expect(new Set(await getThemeColors(page))).toEqual(new Set(["#121311"]));
  });

  test("changes in every open tab", async ({ page, signInAs, context }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await signInAs("climber");
    await page.goto("/nowhere");
    const otherPage = await context.newPage();
    await otherPage.emulateMedia({ colorScheme: "light" });
    await otherPage.goto("/nowhere");
    await expect(otherPage.getByRole("heading", { name: "Off route" })).toBeVisible();

    await selectTheme(page, "Dark");

    await expect.poll(() => getBackground(otherPage)).toBe(DARK);
  });
});
