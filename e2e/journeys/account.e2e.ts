import { expect, test } from "../fixtures.ts";
import { findEmailedPath } from "../email.ts";
import {
  getSessionStatus,
  logIn,
  notifications,
  register,
  signOut,
  getToken,
  yourMenu,
} from "../session.ts";

test.describe("a new climber", () => {
  test("registers, logs in, sees the welcome screen, and verifies the address by email", async ({
    page,
    seed,
  }) => {
    const account = seed.newAccount();
    const { username, email } = account;
    await register(page, account);

    await expect(notifications(page)).toContainText("Registration Successful");
    await expect(notifications(page)).toContainText("You can now log in.");
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await page.reload();
    await logIn(page, account);
    await expect(page).toHaveURL("/welcome");

    await page.goto(await findEmailedPath(email, "/verify/"));
    await expect(notifications(page)).toContainText("Account verified");
    await expect(notifications(page)).toContainText("Your account has been successfully verified.");
    await expect(page).toHaveURL("/");
    await expect(yourMenu(page, username)).toBeVisible();
  });

  test("registers with the keyboard alone", async ({ page, seed }) => {
    const { username, email, password } = seed.newAccount();
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

  test("sees that a username is taken, and keeps the input", async ({ page, seed }) => {
    const account = seed.newAccount();
    await register(page, { ...account, username: "robin.reed" });

    await expect(page.getByLabel("Username")).toHaveAccessibleDescription(
      "A user with this username already exists.",
    );
    await expect(page.getByLabel("Username")).toBeFocused();
    await expect(page.getByLabel("Email")).toHaveValue(account.email);
  });
});

test.describe("a climber who forgot the password", () => {
  test("sets a new one by email, which ends every session", async ({ page, seed, browser }) => {
    const account = await seed.newClimber();
    await page.goto("/");
    const oldToken = await getToken(page);
    const visitor = await browser.newPage();

    await visitor.goto("/login");
    await visitor.getByLabel("Email").fill(account.email);
    await visitor.getByRole("link", { name: "Forgot password?" }).click();
    await expect(visitor.getByLabel("Email")).toHaveValue(account.email);
    await visitor.getByRole("button", { name: "Send reset link" }).click();
    await expect(notifications(visitor)).toContainText("Password reset email sent");
    await expect(notifications(visitor)).toContainText(
      "Please check your email for instructions to reset your password.",
    );

    const link = await findEmailedPath(account.email, "/reset_password/");
    await visitor.goto(link);
    await visitor.getByLabel("New password").fill("a-fresh-start");
    await visitor.getByRole("button", { name: "Set new password" }).click();
    await expect(notifications(visitor)).toContainText("Password reset successful");
    await expect(notifications(visitor)).toContainText(
      "Your password has been successfully reset.",
    );
    await expect(visitor).toHaveURL("/login");
    expect(await getSessionStatus(page, oldToken)).toBe(401);
    await logIn(visitor, { email: account.email, password: "a-fresh-start" });
    await expect(yourMenu(visitor, account.username)).toBeVisible();

    await signOut(visitor);
    await visitor.goto(link);
    await visitor.getByLabel("New password").fill("another-start");
    await visitor.getByRole("button", { name: "Set new password" }).click();
    await expect(notifications(visitor)).toContainText("Password reset failed");
    await expect(notifications(visitor)).toContainText(
      "The password reset token is invalid or has expired.",
    );
    await visitor.close();
  });
});

test.describe("a verification link that no longer works", () => {
  test("says so", async ({ page }) => {
    await page.goto("/verify/not-a-token");

    await expect(notifications(page)).toContainText("Verification failed");
    await expect(notifications(page)).toContainText(
      "The verification token is invalid or has expired.",
    );
    await expect(page.getByRole("heading", { name: "Verification failed" })).toBeVisible();
  });
});
