import { auth } from "@topout/shared/contract";

import { expect, test } from "../fixtures.ts";
import {
  getSessionStatus,
  logIn,
  getLoginLink,
  getNotifications,
  signOut,
  getToken,
  getUserMenu,
} from "../session.ts";

test.describe("logging in", () => {
  test("returns to the previous screen", async ({ page }) => {
    await page.goto("/feed");
    await getLoginLink(page).click();
    await logIn(page, { email: "climber@topout.example", password: "topout-demo" });

    await expect(page).toHaveURL("/feed");
    await expect(getUserMenu(page, "robin.reed")).toBeVisible();
  });

  test("is required for /profile/ and returns to it", async ({ page }) => {
    await page.goto("/profile/");
    await expect(page).toHaveURL("/login");
    await logIn(page, { email: "climber@topout.example", password: "topout-demo" });

    await expect(page).toHaveURL("/profile/");
  });

  test("shows an error in the form if the password is wrong", async ({ page }) => {
    await page.goto("/login");
    await logIn(page, { email: "climber@topout.example", password: "not-the-one" });

    const alert = page.getByRole("alert");
    await expect(alert).toHaveText("The password or email entered is invalid.");
    await expect(page.getByLabel("Email")).toHaveValue("climber@topout.example");
    await expect(getNotifications(page).getByRole("alert")).toHaveCount(0);
  });
});

test.describe("signing out", () => {
  test("ends the session in the browser and on the server", async ({ page, seed }) => {
    await seed.signInAsNewClimber();
    await page.goto("/feed");
    const token = await getToken(page);
    expect(await getSessionStatus(page, token)).toBe(200);

    const logoutResponse = page.waitForResponse((response) =>
      response.url().endsWith(auth.logout.path),
    );
    await signOut(page);

    await expect(getLoginLink(page)).toBeVisible();
    expect(await getToken(page)).toBeNull();
    expect((await logoutResponse).status()).toBe(204);
    expect(await getSessionStatus(page, token)).toBe(401);
  });

  test("works offline", async ({ page, seed, context }) => {
    const { username } = await seed.signInAsNewClimber();
    await page.goto("/feed");
    await expect(getUserMenu(page, username)).toBeVisible();
    // The code of the notifications is loaded after the first screen.
    await expect(getNotifications(page)).toBeAttached();
    await context.setOffline(true);

    await signOut(page);

    await expect(getLoginLink(page)).toBeVisible();
    expect(await getToken(page)).toBeNull();
    await expect(getNotifications(page)).toContainText("Signed out on this device");
    await context.setOffline(false);
  });
});

test.describe("two tabs", () => {
  test("share a sign-out and the sign-in of another user", async ({ page, seed, context }) => {
    const account = await seed.signInAsNewClimber();
    const secondPage = await context.newPage();
    await page.goto("/");
    await secondPage.goto("/settings");
    await expect(getUserMenu(page, account.username)).toBeVisible();
    await expect(secondPage).toHaveTitle("Settings · Topout");

    await signOut(page);
    await expect(getLoginLink(secondPage)).toBeVisible();
    await expect(secondPage).toHaveURL("/");

    await getLoginLink(secondPage).click();
    await logIn(secondPage, { email: "setter@topout.example", password: "topout-demo" });
    await expect(secondPage.getByRole("button", { name: /^Account menu/ })).toBeVisible();
    await expect(page.getByRole("button", { name: /^Account menu/ })).toBeVisible();
    await expect(page.getByText(account.username)).toHaveCount(0);
    await secondPage.close();
  });

  test("are both signed out without an error when their session is revoked", async ({
    page,
    seed,
    context,
  }) => {
    const { username } = await seed.signInAsNewClimber();
    const secondPage = await context.newPage();
    await page.goto("/");
    await secondPage.goto("/feed");
    await expect(getUserMenu(page, username)).toBeVisible();
    await expect(getUserMenu(secondPage, username)).toBeVisible();
    await page.request.post(`/api${auth.logout.path}`, {
      headers: { authorization: `Bearer ${await getToken(page)}` },
    });

    await page.goto("/settings");

    await expect(page).toHaveURL("/");
    await expect(getLoginLink(page)).toBeVisible();
    await expect(getLoginLink(secondPage)).toBeVisible();
    await expect(secondPage).toHaveURL("/feed");
    await expect(getNotifications(page).getByRole("alert")).toHaveCount(0);
    await expect(getNotifications(secondPage).getByRole("alert")).toHaveCount(0);
    await secondPage.close();
  });
});
