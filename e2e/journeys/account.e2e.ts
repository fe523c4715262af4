import type { Page } from "@playwright/test";
import type { User } from "@topout/shared/contract";

import { expect, test } from "../fixtures.ts";
import { waitForEmailedPath } from "../email.ts";
import { tabTo } from "../keyboard.ts";
import {
  getSessionStatus,
  logIn,
  getNotifications,
  register,
  signOut,
  getToken,
  getUserMenu,
} from "../session.ts";

/** Whether the signed-in user's email is verified on the server. */
async function isVerified(page: Page): Promise<boolean> {
  const response = await page.request.get("/api/users/me", {
    headers: { authorization: `Bearer ${await getToken(page)}` },
  });
  const user: User = await response.json();
  return user.is_verified;
}

test.describe("a new climber", () => {
  test("registers, logs in, sees the welcome screen, and verifies the email address", async ({
    page,
    seed,
  }) => {
    const account = seed.createCredentials();
    const { username, email } = account;
    await register(page, account);

    await expect(getNotifications(page)).toContainText("Registration Successful");
    await expect(getNotifications(page)).toContainText("You can now log in.");
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await page.reload();
    await logIn(page, account);
    await expect(page).toHaveURL("/welcome");

    await page.goto(await waitForEmailedPath(email, "/verify/"));
    await page.getByRole("button", { name: "Verify email" }).click();
    await expect(getNotifications(page)).toContainText("Account verified");
    await expect(getNotifications(page)).toContainText(
      "Your account has been successfully verified.",
    );
    await expect(page).toHaveURL("/");
    await expect(getUserMenu(page, username)).toBeVisible();
  });

  test("registers with only the keyboard", async ({ page, seed }) => {
    const { username, email, password } = seed.createCredentials();
    await page.goto("/register");
    await page.getByLabel("Username").focus();
    await page.keyboard.type(username);
    await page.keyboard.press("Tab");
    await page.keyboard.type("nonsense");
    await page.keyboard.press("Tab");
    await page.keyboard.type(password);
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Email")).toBeFocused();
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Invalid email");

    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type(email);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Log in" })).toBeVisible();

    await page.getByLabel("Password", { exact: true }).focus();
    await page.keyboard.type(password);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/welcome");
  });

  test("registers as 王小明, with the username that the email suggests @sweep", async ({
    page,
    seed,
  }) => {
    const account = seed.createCredentials();
    await page.goto("/register");
    await page.getByLabel("Display name").fill("王小明");
    await page.getByLabel("Email").fill(account.email);
    await page.getByLabel("Password", { exact: true }).fill(account.password);
    await expect(page.getByLabel("Username")).toHaveValue(account.username);
    await page.getByRole("button", { name: "Create account" }).click();

    await expect(page.getByRole("heading", { name: "Log in" })).toBeVisible();
    await logIn(page, account);
    await expect(page).toHaveURL("/welcome");
    await page.goto("/profile/");
    await expect(page.getByRole("heading", { name: "王小明" })).toBeVisible();
    await expect(page.getByText(`@${account.username}`).first()).toBeVisible();
  });

  test("sees that a username is taken, and keeps the input", async ({ page, seed }) => {
    const account = seed.createCredentials();
    await register(page, { ...account, username: "robin.reed" });

    await expect(page.getByLabel("Username")).toHaveAccessibleDescription(
      "A user with this username already exists.",
    );
    await expect(page.getByLabel("Username")).toBeFocused();
    await expect(page.getByLabel("Email")).toHaveValue(account.email);
  });
});

test.describe("a climber who forgot the password", () => {
  test("sets a new password with an emailed link that works once, and is signed out everywhere", async ({
    page,
    seed,
    browser,
  }) => {
    const account = await seed.signInAsNewClimber();
    await page.goto("/");
    const oldToken = await getToken(page);
    const visitorPage = await browser.newPage();

    await visitorPage.goto("/login");
    await visitorPage.getByLabel("Email").fill(account.email);
    await visitorPage.getByRole("link", { name: "Forgot password?" }).click();
    await expect(visitorPage.getByLabel("Email")).toHaveValue(account.email);
    await visitorPage.getByRole("button", { name: "Send reset link" }).click();
    await expect(getNotifications(visitorPage)).toContainText("Password reset email sent");
    await expect(getNotifications(visitorPage)).toContainText(
      "Please check your email for instructions to reset your password.",
    );

    const link = await waitForEmailedPath(account.email, "/reset_password/");
    await visitorPage.goto(link);
    await visitorPage.getByLabel("New password").fill("a-fresh-start");
    await visitorPage.getByRole("button", { name: "Set new password" }).click();
    await expect(getNotifications(visitorPage)).toContainText("Password reset successful");
    await expect(getNotifications(visitorPage)).toContainText(
      "Your password has been successfully reset.",
    );
    await expect(visitorPage).toHaveURL("/login");
    expect(await getSessionStatus(page, oldToken)).toBe(401);
    await logIn(visitorPage, { email: account.email, password: "a-fresh-start" });
    await expect(getUserMenu(visitorPage, account.username)).toBeVisible();

    await signOut(visitorPage);
    await visitorPage.goto(link);
    await visitorPage.getByLabel("New password").fill("another-start");
    await visitorPage.getByRole("button", { name: "Set new password" }).click();
    await expect(getNotifications(visitorPage)).toContainText("Password reset failed");
    await expect(getNotifications(visitorPage)).toContainText(
      "The password reset token is invalid or has expired.",
    );
    await visitorPage.close();
  });
});

test.describe("a verification link", () => {
  test("changes nothing when it is opened, and works with the keyboard", async ({ page, seed }) => {
    const { email } = await seed.signInAsNewClimber();
    const verifyRequests: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/auth/verify")) verifyRequests.push(request.method());
    });
    await page.clock.install();

    await page.goto(await waitForEmailedPath(email, "/verify/"));
    const button = page.getByRole("main").getByRole("button");
    await expect(button).toHaveAccessibleName("Verify email");
    await expect(page.getByText(`Please confirm that ${email} is your address.`)).toBeVisible();
    await page.clock.runFor("01:00");
    expect(verifyRequests).toEqual([]);
    expect(await isVerified(page)).toBe(false);

    await tabTo(page, button);
    await page.keyboard.press("Enter");
    await expect(getNotifications(page)).toContainText("Account verified");
    expect(verifyRequests).toEqual(["POST"]);
    expect(await isVerified(page)).toBe(true);
  });

  test("shows an error if it is invalid", async ({ page }) => {
    await page.goto("/verify/not-a-token");
    await page.getByRole("button", { name: "Verify email" }).click();

    await expect(getNotifications(page)).toContainText("Verification failed");
    await expect(getNotifications(page)).toContainText(
      "The verification token is invalid or has expired.",
    );
    await expect(page.getByRole("heading", { name: "Verification failed" })).toBeVisible();
  });
});
