import type { Page } from "@playwright/test";

import { selectCases } from "../full-size.ts";
import { chooseSetAction, createRoute, expect, test } from "../route-setting.ts";

const getDiscardDialog = (page: Page) =>
  page.getByRole("alertdialog", { name: "Discard changes?" });
const getGrade = (page: Page) => page.getByRole("textbox", { name: "Grade" });

const closeActions = selectCases(
  [
    { by: "Escape", close: (page: Page) => page.keyboard.press("Escape") },
    { by: "the back button", close: (page: Page) => page.evaluate(() => history.back()) },
  ],
  [
    { by: "the scrim", close: (page: Page) => page.mouse.click(5, 5) },
    {
      by: "Cancel",
      close: (page: Page) => page.getByRole("button", { name: "Cancel" }).click(),
    },
  ],
);

test.describe("a form of a setter", () => {
  for (const { by, close } of closeActions) {
    test(`asks before ${by} discards a route`, async ({ page, openRouteSetting }) => {
      await openRouteSetting();
      await page.getByRole("button", { name: "New Route" }).click();
      await getGrade(page).fill("V4");
      await close(page);
      await getDiscardDialog(page).getByRole("button", { name: "Keep editing" }).click();
      await expect(getDiscardDialog(page)).toBeHidden();
      await expect(getGrade(page)).toHaveValue("V4");

      await close(page);
      await getDiscardDialog(page).getByRole("button", { name: "Discard", exact: true }).click();
      await expect(page.getByRole("dialog")).toBeHidden();
      await expect(page).toHaveURL(/\/route_setting/);
    });
  }

  test("closes without confirmation if it has no changes", async ({
    page,
    openRouteSetting,
    gym,
  }) => {
    await createRoute(page, gym, "P1");
    await openRouteSetting();
    for (const name of ["New Route", "Edit P1", "New Set"]) {
      await page.getByRole("button", { name }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
    }
  });

  test("asks before Escape discards a set @sweep", async ({ page, openRouteSetting }) => {
    await openRouteSetting();
    await page.getByRole("button", { name: "New Set" }).click();
    await page.getByRole("textbox", { name: "Name" }).fill("Winter");
    await page.keyboard.press("Escape");
    await expect(getDiscardDialog(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Winter");
  });

  test("keeps the checked routes when the back button closes the bulk edit dialog", async ({
    page,
    openRouteSetting,
    gym,
  }) => {
    await createRoute(page, gym, "P1");
    await openRouteSetting();
    await chooseSetAction(page, "Select routes");
    await page.getByRole("checkbox", { name: "Select P1" }).check();
    await page.getByRole("button", { name: "Change" }).click();
    await getGrade(page).fill("V8");
    await page.evaluate(() => history.back());
    await getDiscardDialog(page).getByRole("button", { name: "Discard", exact: true }).click();

    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByRole("checkbox", { name: "Select P1" })).toBeChecked();
  });
});
