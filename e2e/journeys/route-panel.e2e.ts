import type { Page } from "@playwright/test";

import { expect, test } from "../fixtures.ts";
import { openDashboard, panel, row, section } from "../gym.ts";

/** Opens the circuit's section and returns the row of the route. */
async function openSectionOf(page: Page, { name, circuit }: { name: string; circuit: string }) {
  await section(page, circuit).click();
  return row(page, name);
}

test.describe("the route panel", () => {
  test("opens from the list; back, Escape and Close return to the row", async ({ page }) => {
    await openDashboard(page);
    const green = await openSectionOf(page, { name: "G1", circuit: "Green" });

    for (const close of [
      () => page.goBack(),
      () => page.keyboard.press("Escape"),
      () => panel(page).getByRole("button", { name: "Close" }).click(),
    ]) {
      await green.click();
      await expect(panel(page, "G1")).toBeVisible();
      await expect(page).toHaveURL(/\?route=/);

      await close();

      await expect(panel(page)).toBeHidden();
      await expect(page).toHaveURL("/");
      await expect(green).toBeFocused();
    }
  });

  test("opens by its URL over any screen, and back shows that screen", async ({ page, seed }) => {
    const { id, name } = await seed.route();
    await page.goto(`/feed?route=${id}`);
    await expect(panel(page, name)).toBeVisible();

    await page.goBack();

    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL("/feed");
  });

  test("says that a route is gone", async ({ page }) => {
    await page.goto("/?route=01890000-0000-7000-8000-000000000000");

    await expect(panel(page)).toContainText("This route is gone");
    await panel(page).getByRole("button", { name: "Close" }).first().click();
    await expect(panel(page)).toBeHidden();
  });

  test("lists who sent it", async ({ page, seed }) => {
    const { id } = await seed.route();
    await page.goto(`/?route=${id}`);
    const sentBy = panel(page).getByRole("button", { name: /^Sent By/ });
    await expect(sentBy).toHaveAccessibleName(/, \S+ and \d+ others?$/);

    await sentBy.click();

    const people = page.getByRole("dialog", { name: "Sent By" });
    await expect(people.getByRole("listitem").nth(2)).toBeVisible();
    await page.goBack();
    await expect(people).toBeHidden();
    await expect(sentBy).toBeFocused();
  });
});
