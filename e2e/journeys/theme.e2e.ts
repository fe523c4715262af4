import type { Page } from "@playwright/test";

import { expect, test } from "../fixtures.ts";

const LIGHT = "rgb(244, 242, 237)";
const DARK = "rgb(18, 19, 17)";

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const barColors = (page: Page) =>
  page
    .locator("meta[name=theme-color]")
    .evaluateAll((metas) => metas.map((meta) => meta.getAttribute("content")));

async function choose(page: Page, theme: "System" | "Light" | "Dark") {
  await page.getByRole("button", { name: /^Your menu/ }).click();
  await page.getByRole("menuitemradio", { name: theme }).click();
}

test.describe("the theme", () => {
  test("follows the system until one is chosen, and again when that is taken back", async ({
    page,
    signInAs,
  }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await signInAs("climber");
    await page.goto("/nowhere");
    expect(await ground(page)).toBe(DARK);

    await choose(page, "Light");
    await expect.poll(() => ground(page)).toBe(LIGHT);
    expect(new Set(await barColors(page))).toEqual(new Set(["#f4f2ed"]));

    await choose(page, "System");
    await expect.poll(() => ground(page)).toBe(DARK);
    expect(await barColors(page)).toEqual(["#f4f2ed", "#121311"]);
  });

  test("is there before any script of ours has come", async ({ page, signInAs }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await signInAs("climber");
    await page.goto("/nowhere");
    await choose(page, "Dark");
    await expect.poll(() => ground(page)).toBe(DARK);

    await page.route("**/assets/*.js", () => {
      // Never answered.
    });
    await page.reload({ waitUntil: "commit" });
    await expect(page.getByRole("banner")).toBeVisible();

    expect(await ground(page)).toBe(DARK);
    expect(new Set(await barColors(page))).toEqual(new Set(["#121311"]));
  });

  test("is followed by every open tab", async ({ page, signInAs, context }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await signInAs("climber");
    await page.goto("/nowhere");
    const other = await context.newPage();
    await other.emulateMedia({ colorScheme: "light" });
    await other.goto("/nowhere");
    await expect(other.getByRole("heading", { name: "Off route" })).toBeVisible();

    await choose(page, "Dark");

    await expect.poll(() => ground(other)).toBe(DARK);
  });
});
