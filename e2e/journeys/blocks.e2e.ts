import { expect, test } from "../fixtures.ts";
import { getNotifications } from "../session.ts";

test("a climber blocks a person on their profile, and unblocks them in the settings", async ({
  page,
  seed,
}) => {
  await page.goto("/profile/robin.reed");
  await seed.signInAsNewClimber();
  await page.goto("/profile/robin.reed");
  await page.getByRole("button", { name: "More about robin.reed" }).click();
  await page.getByRole("menuitem", { name: "Block" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Block robin.reed?" });
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: "You have blocked @robin.reed" })).toBeVisible();
  await page.goto("/settings");
  const unblock = page.getByRole("button", { name: "Unblock robin.reed" });
  await unblock.scrollIntoViewIfNeeded();
  await unblock.click();
  await expect(getNotifications(page)).toContainText("robin.reed is unblocked");
  await expect(page.getByText("You have not blocked anyone.")).toBeVisible();
  await page.goto("/profile/robin.reed");
  await expect(page.getByRole("button", { name: "More about robin.reed" })).toBeVisible();
});
