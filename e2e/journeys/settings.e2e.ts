import { expect, test } from "../fixtures.ts";
import { onePixelPhoto } from "../photo.ts";
import { getLoginLink, logIn, getNotifications, getUserMenu } from "../session.ts";

test.describe("a new climber", () => {
  test("fills in the welcome screen, and finds the values in the settings", async ({
    page,
    seed,
  }) => {
    await seed.signInAsNewClimber();
    await page.goto("/welcome");
    await page.getByRole("radio", { name: /^Gritworks Leeds/ }).check();
    await page.getByLabel("Choose a photo").setInputFiles(onePixelPhoto);
    await page.getByRole("button", { name: "Use photo" }).click();
    await page.getByLabel("About").fill("Slabs, mostly.");
    await page.getByRole("button", { name: "Let's Go" }).click();
    await expect(page).toHaveURL("/");

    await page.goto("/settings");
    await expect(page.getByLabel("Home gym")).toHaveValue(/./);
    await expect(page.getByRole("textbox", { name: "About" })).toHaveValue("Slabs, mostly.");
    await expect(page.getByRole("button", { name: "Save" })).toBeDisabled();
  });

  test("can skip the welcome screen", async ({ page, seed }) => {
    const { username } = await seed.signInAsNewClimber();
    await page.goto("/welcome");
    await page.getByRole("button", { name: "Let's Go" }).click();

    await expect(page).toHaveURL("/");
    await expect(getUserMenu(page, username)).toBeVisible();
  });

  test("changes the settings", async ({ page, seed }) => {
    const { username } = await seed.signInAsNewClimber();
    await page.goto("/settings");
    const nameField = page.getByLabel("Username", { exact: true });
    const saveButton = page.getByRole("button", { name: "Save" });

    await nameField.fill("robin.reed");
    await expect(nameField).toHaveAccessibleDescription(
      "A user with this username already exists.",
    );
    await nameField.fill(`${username}-2`);
    await page.getByLabel("Change cover photo").setInputFiles(onePixelPhoto);
    await page.getByRole("button", { name: "Use photo" }).click();
    await page.getByRole("checkbox", { name: "Sends" }).uncheck();
    await expect(saveButton).toBeEnabled();
    await saveButton.click();

    await expect(getNotifications(page)).toContainText("Settings Updated");
    await expect(getUserMenu(page, `${username}-2`)).toBeVisible();
    await page.reload();
    await expect(nameField).toHaveValue(`${username}-2`);
    await expect(page.getByRole("checkbox", { name: "Sends" })).not.toBeChecked();

    await nameField.fill(`${username}-3`);
    await saveButton.click();
    await expect(nameField).toHaveAccessibleDescription(
      "You can change your username once a week. Try again in 7 days.",
    );
    await nameField.fill(`${username}-2`);
    await page.goto(`/profile/${username}`);
    await expect(page.getByRole("heading", { name: `@${username}-2` })).toBeVisible();
    await expect(page).toHaveURL(`/profile/${username}-2`);
  });

  test("downloads an export and deletes the account", async ({ page, seed }) => {
    const { username, email, password } = await seed.signInAsNewClimber();
    await page.goto("/settings");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download" }).click();
    expect((await download).suggestedFilename()).toMatch(/^topout-.+\.zip$/);

    await page.getByRole("button", { name: "Delete account" }).click();
    const dialog = page.getByRole("alertdialog", { name: "Delete account" });
    await dialog.getByLabel(/^Type your username/).fill(username);
    await dialog.getByLabel("Password", { exact: true }).fill("not-mine");
    await page.keyboard.press("Enter");
    await expect(dialog).toContainText("Incorrect password.");
    await dialog.getByLabel("Password", { exact: true }).fill(password);
    await page.keyboard.press("Enter");

    await expect(getNotifications(page)).toContainText("Account deleted");
    await expect(page).toHaveURL("/");
    await getLoginLink(page).click();
    await logIn(page, { email, password });
    await expect(page.getByRole("alert")).toHaveText("The password or email entered is invalid.");
  });
});
