import { expect, test } from "../fixtures.ts";
import { getNotifications, getUserMenu } from "../session.ts";

test("after a change of the username, the old profile link leads to the new one @phone", async ({
  page,
  seed,
}) => {
  const { username } = await seed.signInAsNewClimber();
  const newName = `${username}-b`;
  await page.goto("/settings");

  await page.getByLabel("Username").fill(newName);
  await expect(page.getByText(/^Links to @/)).toHaveText(
    `Links to @${username} will lead to your new name. Nobody else can take ${username} for 90 days.`,
  );
  await page.getByRole("button", { name: "Save" }).click();
  await expect(getNotifications(page)).toContainText("Settings Updated");
  await expect(getUserMenu(page, newName)).toBeVisible();

  await page.goto(`/profile/${username}`);
  await expect(page).toHaveURL(`/profile/${newName}`);
  await expect(page.getByRole("heading", { name: `@${newName}` })).toBeVisible();
});
