import type { Page } from "@playwright/test";

import { expect, test } from "../fixtures.ts";
import { openDashboard, getPanel, getRow, getSectionButton } from "../gym.ts";

/** Opens the circuit's section. Returns the row of the route. */
async function openSectionWith(page: Page, { name, circuit }: { name: string; circuit: string }) {
  await getSectionButton(page, circuit).click();
  return getRow(page, name);
}

test.describe("the route panel", () => {
  test("opens from the list; back, Escape and Close return to the row", async ({ page }) => {
    await openDashboard(page);
    const row = await openSectionWith(page, { name: "G1", circuit: "Green" });

    for (const close of [
      () => page.goBack(),
      () => page.keyboard.press("Escape"),
      () => getPanel(page).getByRole("button", { name: "Close" }).click(),
    ]) {
      await row.click();
      await expect(getPanel(page, "G1")).toBeVisible();
      await expect(page).toHaveURL(/\?route=/);

      await close();

      await expect(getPanel(page)).toBeHidden();
      await expect(page).toHaveURL("/");
      await expect(row).toBeFocused();
    }
  });

  test("opens by its URL over any screen, and back shows that screen", async ({ page, seed }) => {
    const { id, name } = await seed.getFirstRoute();
    await page.goto(`/feed?route=${id}`);
    await expect(getPanel(page, name)).toBeVisible();

    await page.goBack();

    await expect(getPanel(page)).toBeHidden();
    await expect(page).toHaveURL("/feed");
  });

  test("shows a message for a deleted route @sweep-desktop", async ({ page }) => {
    await page.goto("/?route=01890000-0000-7000-8000-000000000000");

    await expect(getPanel(page)).toContainText("This route no longer exists");
    await getPanel(page).getByRole("button", { name: "Close" }).first().click();
    await expect(getPanel(page)).toBeHidden();
  });

  test("lists the users who sent the route @sweep-desktop", async ({ page, seed }) => {
    const { id } = await seed.getFirstRoute();
    await page.goto(`/?route=${id}`);
    const sentBy = getPanel(page).getByRole("button", { name: /^Sent By/ });
    await expect(sentBy).toHaveAccessibleName(/, \S+ and \d+ others?$/);

    await sentBy.click();

    const userListDialog = page.getByRole("dialog", { name: "Sent By" });
    await expect(userListDialog.getByRole("listitem").nth(2)).toBeVisible();
    await page.goBack();
    await expect(userListDialog).toBeHidden();
    await expect(sentBy).toBeFocused();
  });
});
