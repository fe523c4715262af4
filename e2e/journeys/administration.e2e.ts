import type { Page } from "@playwright/test";

import { ADMIN, confirm, openPageOfOtherUser, logInOnLoginScreen } from "../other-browser.ts";
import { expect, test } from "../route-setting.ts";
import { getLoginLink, getNotifications, getUserMenu } from "../session.ts";

const getRoleSwitch = (page: Page, role: string, username: string) =>
  page.getByRole("switch", { name: `${role}: ${username}` });

async function toggleRole(page: Page, role: string, username: string) {
  const roleSwitch = getRoleSwitch(page, role, username);
  const isOn = await roleSwitch.isChecked();
  await roleSwitch.click();
  await expect(roleSwitch).toBeChecked({ checked: !isOn });
  await expect(roleSwitch).not.toHaveAttribute("aria-busy");
}

test("an admin changes roles and deactivates an account, and the audit lists the changes", async ({
  page,
  browser,
  siteUrl,
  signInAs,
  seed,
}) => {
  test.slow();
  const climber = await seed.signInAsNewClimber();
  const { username } = climber;
  const climberPage = await openPageOfOtherUser(browser, siteUrl);
  await logInOnLoginScreen(climberPage, climber);
  await expect(getUserMenu(climberPage, username)).toBeVisible();
  await signInAs("admin");

  await test.step("promotes and demotes", async () => {
    await page.goto(`/admin?q=${username}`);
    await expect(page.getByText("1 user · 0 admins · 0 route setters")).toBeVisible();
    for (const role of ["Route setter", "Admin"]) {
      await toggleRole(page, role, username);
      await toggleRole(page, role, username);
    }
    await expect(page.getByText("1 user · 0 admins · 0 route setters")).toBeVisible();
  });

  await test.step("cannot demote or deactivate the last admin", async () => {
    await page.goto(`/admin?q=${ADMIN.email}`);
    const adminSwitch = page.getByRole("switch", { name: /^Admin: / });
    await adminSwitch.click();
    await expect(getNotifications(page)).toContainText("You are the last admin.");
    await expect(adminSwitch).toBeChecked();
    await page.getByRole("button", { name: /^Deactivate: / }).click();
    await confirm(page, "Deactivate account");
    await expect(page.getByRole("button", { name: /^Deactivate: / })).toBeVisible();
  });

  await test.step("deactivates: the climber is signed out and cannot log in", async () => {
    await page.goto(`/admin?q=${username}`);
    await page.getByRole("button", { name: `Deactivate: ${username}` }).click();
    await confirm(page, "Deactivate account");
    await expect(page.getByText("Deactivated", { exact: true })).toBeVisible();
    await climberPage.reload();
    await expect(getLoginLink(climberPage)).toBeVisible();
    await logInOnLoginScreen(climberPage, climber);
    await expect(climberPage.getByText("The password or email entered is invalid.")).toBeVisible();
  });

  await test.step("reactivates: the climber can log in again", async () => {
    await page.getByRole("button", { name: `Reactivate: ${username}` }).click();
    await confirm(page, "Reactivate account");
    await expect(page.getByRole("button", { name: `Deactivate: ${username}` })).toBeVisible();
    await logInOnLoginScreen(climberPage, climber);
    await expect(getUserMenu(climberPage, username)).toBeVisible();
  });

  await test.step("finds the changes in the audit", async () => {
    await page.getByRole("link", { name: "Audit" }).click();
    const entries = page.getByRole("list", { name: "Changes" }).getByRole("listitem");
    await expect(entries.first()).toContainText(`reactivated user ${username}`);
    await entries.first().getByRole("button", { name: username }).click();
    await expect(entries).toHaveCount(6);
    await page.getByRole("combobox", { name: "Kind" }).selectOption("Made route setter");
    await expect(entries).toHaveCount(1);
    await expect(entries).toContainText(/Route setter\s*no.*yes/);
    await page.reload();
    await expect(entries).toHaveCount(1);
    await page.getByRole("combobox", { name: "Kind" }).selectOption("Deleted");
    await expect(page.getByRole("heading", { name: "No changes found" })).toBeVisible();
  });
  await climberPage.context().close();
});
