import { auth } from "@topout/shared/contract";

import { expect, test } from "../fixtures.ts";
import {
  getSessionStatus,
  logIn,
  loginLink,
  notifications,
  signOut,
  getToken,
  yourMenu,
} from "../session.ts";

test.describe("logging in", () => {
  test("returns to the previous screen", async ({ page }) => {
    await page.goto("/feed");
    await loginLink(page).click();
    await logIn(page, { email: "climber@topout.example", password: "topout-demo" });

    await expect(page).toHaveURL("/feed");
    await expect(yourMenu(page, "robin.reed")).toBeVisible();
  });

  test("is required for /profile/ and returns to it", async ({ page }) => {
    await page.goto("/profile/");
    await expect(page).toHaveURL("/login");
    await logIn(page, { email: "climber@topout.example", password: "topout-demo" });

    await expect(page).toHaveURL("/profile/");
  });

  test("shows errors in the form", async ({ page }) => {
    await page.goto("/login");
    await logIn(page, { email: "climber@topout.example", password: "not-the-one" });

    const alert = page.getByRole("alert");
    await expect(alert).toHaveText("The password or email entered is invalid.");
    await expect(page.getByLabel("Email")).toHaveValue("climber@topout.example");
    await expect(notifications(page).getByRole("alert")).toHaveCount(0);
  });
});

test.describe("signing out", () => {
  test("ends the session here and on the server", async ({ page, seed }) => {
    await seed.newClimber();
    await page.goto("/feed");
    const token = await getToken(page);
    expect(await getSessionStatus(page, token)).toBe(200);

    const ended = page.waitForResponse((response) => response.url().endsWith(auth.logout.path));
    await signOut(page);

    await expect(loginLink(page)).toBeVisible();
    expect(await getToken(page)).toBeNull();
    expect((await ended).status()).toBe(204);
    expect(await getSessionStatus(page, token)).toBe(401);
  });

  test("works offline", async ({ page, seed, context }) => {
    const { username } = await seed.newClimber();
    await page.goto("/feed");
    await expect(yourMenu(page, username)).toBeVisible();
    await context.setOffline(true);

    await signOut(page);

    await expect(loginLink(page)).toBeVisible();
    expect(await getToken(page)).toBeNull();
    await expect(notifications(page)).toContainText("Signed out on this device");
    await context.setOffline(false);
  });
});

test.describe("two tabs", () => {
  test("share sign-out and the sign-in of another user", async ({ page, seed, context }) => {
    const first = await seed.newClimber();
    const second = await context.newPage();
    await page.goto("/");
    await second.goto("/settings");
    await expect(yourMenu(page, first.username)).toBeVisible();
    await expect(second).toHaveTitle("Settings · Topout");

    await signOut(page);
    await expect(loginLink(second)).toBeVisible();
    await expect(second).toHaveURL("/");

    await loginLink(second).click();
    await logIn(second, { email: "setter@topout.example", password: "topout-demo" });
    await expect(second.getByRole("button", { name: /^Your menu/ })).toBeVisible();
    await expect(page.getByRole("button", { name: /^Your menu/ })).toBeVisible();
    await expect(page.getByText(first.username)).toHaveCount(0);
    await second.close();
  });

  test("both lose a revoked session without an error", async ({ page, seed, context }) => {
    const { username } = await seed.newClimber();
    const second = await context.newPage();
    await page.goto("/");
    await second.goto("/feed");
    await expect(yourMenu(page, username)).toBeVisible();
    await expect(yourMenu(second, username)).toBeVisible();
    await page.request.post(`/api${auth.logout.path}`, {
      headers: { authorization: `Bearer ${await getToken(page)}` },
    });

    await page.goto("/settings");

    await expect(page).toHaveURL("/");
    await expect(loginLink(page)).toBeVisible();
    await expect(loginLink(second)).toBeVisible();
    await expect(second).toHaveURL("/feed");
    await expect(notifications(page).getByRole("alert")).toHaveCount(0);
    await expect(notifications(second).getByRole("alert")).toHaveCount(0);
    await second.close();
  });
});
