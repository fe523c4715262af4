import type { Page } from "@playwright/test";

import { expectNoViolations, expectReachableControls } from "../accessibility.ts";
import { tabTo } from "../keyboard.ts";
import { createResetOf, stripInReset } from "../reset.ts";
import { chooseSetAction, createRoute, expect, listRoutes, test } from "../route-setting.ts";
import { getNotifications } from "../session.ts";
import { doubleTextSize, getHorizontalOverflow, NARROWEST_PHONE, resize } from "../viewport.ts";

test.use({ reducedMotion: "reduce" });

async function chooseDraftAction(page: Page, name: string, action: string) {
  await page.getByRole("button", { name: `${name}, more` }).click();
  await page.getByRole("menuitem", { name: action }).click();
}

test("plans a reset for a day, and deletes the draft @phone", async ({
  page,
  openRouteSetting,
}) => {
  await openRouteSetting();
  await chooseSetAction(page, "Resets");
  await page.getByRole("button", { name: "New reset" }).click();
  await expect(page.getByText("Nothing comes down yet")).toBeVisible();
  await page.goBack();

  await chooseDraftAction(page, "Untitled reset", "Rename");
  await page.getByRole("textbox", { name: /Name/ }).fill("Winter");
  await page.getByRole("button", { name: "Save" }).click();
  await chooseDraftAction(page, "Winter", "Announce a day");
  await page.getByLabel("Pick a day").fill("2999-12-01");
  await page.getByRole("button", { name: "Announce", exact: true }).click();
  await expect(getNotifications(page)).toContainText(/Announced for .* 1 Dec/);

  await page.getByRole("link", { name: "Back to the routes" }).click();
  await page.getByRole("link", { name: /^Reset on .* 1 Dec 0 down, 0 up$/ }).click();
  await expect(page.getByText("Nothing comes down yet")).toBeVisible();
  await page.goto("/route_setting/resets");
  await chooseDraftAction(page, "Winter", "Delete this draft");
  await page.getByRole("button", { name: "Delete draft" }).click();

  await expect(page.getByRole("heading", { name: "No resets yet" })).toBeVisible();
  await page.getByRole("link", { name: "Back to the routes" }).click();
  await expect(page.getByRole("button", { name: "Set actions" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Reset on/ })).toHaveCount(0);
});

test("creates and deletes a draft with only the keyboard @desktop @sweep", async ({
  page,
  openRouteSetting,
}) => {
  await openRouteSetting();
  await tabTo(page, page.getByRole("link", { name: "Resets" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: "New reset" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Nothing comes down yet")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("link", { name: "Resets 1" })).toBeVisible();

  await tabTo(page, page.getByRole("button", { name: "Untitled reset, more" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem").first()).toBeFocused();
  await page.keyboard.press("End");
  await expect(page.getByRole("menuitem", { name: "Delete this draft" })).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: "Delete draft" }));
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: "No resets yet" })).toBeVisible();
});

test("the resets pass axe, and fit the narrowest phone @phone @sweep", async ({ page, gym }) => {
  test.slow();
  await page.goto("/route_setting/resets");
  await expect(page.getByRole("button", { name: gym.gymName })).toBeVisible();
  await createResetOf(page, gym);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Untitled reset" })).toBeVisible();

  await expectNoViolations(page);
  await expectReachableControls(page);

  await resize(page, NARROWEST_PHONE);
  await doubleTextSize(page);
  expect(await getHorizontalOverflow(page)).toBe(0);
});

test("publishes a reset after a look at each circuit, and undoes it @phone", async ({
  page,
  gym,
}) => {
  const [p1] = [await createRoute(page, gym, "P1"), await createRoute(page, gym, "P2")];
  const reset = await createResetOf(page, gym);
  await stripInReset(page, reset.id, [p1.id]);
  await page.goto("/route_setting/resets");
  await chooseDraftAction(page, "1 route", "Publish");
  await expect(page.getByText("1 stay, 1 come down, 0 go up")).toBeAttached();
  await expectNoViolations(page);
  await expectReachableControls(page);

  await page.getByRole("button", { name: "Publish" }).click();

  await expect(getNotifications(page)).toContainText("1 down, 0 up. Climbers see the new wall.");
  await expect(page.getByRole("listitem").filter({ hasText: "Published" })).toContainText(
    "1 route",
  );
  expect((await listRoutes(page, gym)).map(({ name }) => name)).toEqual(["P2"]);

  await page.getByRole("button", { name: "Undo 1 route" }).click();
  const confirmation = page.getByRole("alertdialog", { name: "Undo this reset" });
  await expectNoViolations(page);
  await confirmation.getByRole("button", { name: "Undo reset" }).click();

  await expect(getNotifications(page)).toContainText("Reset undone");
  await expect(page.getByRole("listitem").filter({ hasText: "1 route" })).toContainText("Undone");
  expect((await listRoutes(page, gym)).map(({ name }) => name)).toEqual(["P1", "P2"]);
});
