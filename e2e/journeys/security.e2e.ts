import type { Browser, Page } from "@playwright/test";

import { waitForEmailedPath } from "../email.ts";
import { expect, test } from "../fixtures.ts";
import {
  getLoginLink,
  getNotifications,
  getSessionStatus,
  getToken,
  getUserMenu,
  logIn,
} from "../session.ts";

const NEW_PASSWORD = "a-fresh-start";

const getSessions = (page: Page) =>
  page.getByRole("list", { name: "Sessions" }).getByRole("listitem");

interface Account {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/** Signs in on another device. The returned page shows the feed. */
async function signInOnOtherDevice(browser: Browser, account: Account): Promise<Page> {
  const page = await browser.newPage();
  await page.goto("/feed");
  await getLoginLink(page).click();
  await logIn(page, account);
  await expect(getUserMenu(page, account.username)).toBeVisible();
  return page;
}

/** Expects that the session has ended. The page detects it with its next request. */
async function expectSignedOut(page: Page, token: string | null) {
  expect(await getSessionStatus(page, token)).toBe(401);
  await page.reload();
  await expect(getLoginLink(page)).toBeVisible();
  expect(await getToken(page)).toBeNull();
}

test.describe("the security settings", () => {
  test("change the password, which signs out every other device", async ({
    page,
    seed,
    browser,
  }) => {
    const account = await seed.signInAsNewClimber();
    const otherDevice = await signInOnOtherDevice(browser, account);
    const otherToken = await getToken(otherDevice);
    await page.goto("/settings");

    await page.getByRole("button", { name: "Change password" }).click();
    const dialog = page.getByRole("dialog", { name: "Change password" });
    const currentPassword = dialog.getByLabel("Current password", { exact: true });
    await expect(currentPassword).toBeFocused();
    await currentPassword.fill("not-mine");
    await dialog.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
    await page.keyboard.press("Enter");
    await expect(currentPassword).toHaveAccessibleDescription("Incorrect password.");
    expect(await getSessionStatus(otherDevice, otherToken)).toBe(200);
    await currentPassword.fill(account.password);
    await page.keyboard.press("Enter");

    await expect(getNotifications(page)).toContainText("Password changed");
    await expect(dialog).toBeHidden();
    await expectSignedOut(otherDevice, otherToken);
    await page.reload();
    await expect(getUserMenu(page, account.username)).toBeVisible();

    await getLoginLink(otherDevice).click();
    await logIn(otherDevice, account);
    await expect(otherDevice.getByRole("alert")).toHaveText(
      "The password or email entered is invalid.",
    );
    await logIn(otherDevice, { ...account, password: NEW_PASSWORD });
    await expect(getUserMenu(otherDevice, account.username)).toBeVisible();
    await otherDevice.close();
  });

  test("change the email address after the owner has confirmed it behind the emailed link", async ({
    page,
    seed,
    browser,
  }) => {
    const account = await seed.signInAsNewClimber();
    const newEmail = `moved-${account.email}`;
    const security = page.getByRole("region", { name: "Security" });
    await page.goto("/settings");
    await expect(security).toContainText(account.email);

    await page.getByRole("button", { name: "Change email" }).click();
    const dialog = page.getByRole("dialog", { name: "Change email" });
    await dialog.getByLabel("New email").fill(newEmail);
    await dialog.getByLabel("Password", { exact: true }).fill(account.password);
    await dialog.getByRole("button", { name: "Send link" }).click();
    await expect(getNotifications(page)).toContainText(
      `To confirm the change, open the link we sent to ${newEmail}.`,
    );
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(security).toContainText(account.email);
    await expect(security).not.toContainText(newEmail);

    await page.goto(await waitForEmailedPath(newEmail, "/verify/"));
    await page.getByRole("button", { name: "Confirm email" }).click();
    await expect(getNotifications(page)).toContainText("Account verified");
    await page.goto("/settings");
    await expect(security).toContainText(newEmail);

    const otherDevice = await signInOnOtherDevice(browser, { ...account, email: newEmail });
    await otherDevice.close();
  });

  test("list the sessions, and can sign out every other device", async ({
    page,
    seed,
    browser,
  }) => {
    const account = await seed.signInAsNewClimber();
    const otherDevice = await signInOnOtherDevice(browser, account);
    const otherToken = await getToken(otherDevice);
    await page.goto("/settings");
    await expect(getSessions(page)).toHaveCount(2);
    await expect(getSessions(page).filter({ hasText: "This device" })).toHaveCount(1);

    await page.getByRole("button", { name: "Sign out everywhere else" }).click();

    await expect(getNotifications(page)).toContainText("Signed out everywhere else");
    await expect(getSessions(page)).toHaveCount(1);
    await expect(getSessions(page)).toContainText("This device");
    await expectSignedOut(otherDevice, otherToken);
    await page.reload();
    await expect(getSessions(page)).toHaveCount(1);
    await otherDevice.close();
  });
});
