import type { Page } from "@playwright/test";

import { findViolations } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { doubleTextSize, NARROWEST_PHONE, getHorizontalOverflow } from "../layout.ts";
import { notifications } from "../session.ts";

const dialog = (page: Page) => page.getByRole("dialog");
const reactors = (page: Page) => page.getByRole("button", { name: /bumps?, show who$/ }).first();

test.describe("the user list", () => {
  test("closes with back, which keeps the screen and its focus", async ({ page }) => {
    await page.goto("/feed");
    await reactors(page).click();
    await expect(dialog(page)).toBeVisible();

    await page.goBack();

    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL("/feed");
    await expect(reactors(page)).toBeFocused();
  });

  test("links to a profile, from which back returns to the screen", async ({ page }) => {
    await page.goto("/feed");
    await reactors(page).click();

    await dialog(page).getByRole("link").first().click();
    await expect(page).toHaveURL(/\/profile\//);
    await expect(dialog(page)).toBeHidden();

    await page.goBack();
    await expect(page).toHaveURL("/feed");
    await expect(reactors(page)).toBeVisible();
    await expect(dialog(page)).toBeHidden();
  });

  test("stays open after a reload, and closes with Escape", async ({ page }) => {
    await page.goto("/feed");
    await reactors(page).press("Enter");
    await expect(dialog(page)).toBeVisible();

    await page.reload();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press("Escape");

    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL("/feed");
  });
});

test.describe("the URL of a route", () => {
  test("opens the panel, and back closes it without leaving the site", async ({ page, seed }) => {
    const { id } = await seed.route();
    await page.goto("about:blank");
    await page.goto(`/?route=${id}`);
    await expect(dialog(page)).toBeVisible();

    await page.goBack();

    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("option").first()).toBeVisible();
  });

  test("closes once by its button, also on a double click", async ({ page, seed }) => {
    const { id } = await seed.route();
    await page.goto(`/feed?route=${id}`);

    await dialog(page).getByRole("button", { name: "Close" }).dblclick();

    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL("/feed");
  });
});

test.describe("a climber without a verified email address", () => {
  const banner = (page: Page) => page.getByRole("region", { name: "Verify your account" });

  test("sees a banner until the email is sent", async ({ page, seed }) => {
    await seed.newClimber();
    await page.goto("/feed");
    await expect(banner(page)).toContainText("Verify your email to upload beta.");

    await banner(page).getByRole("button", { name: "Send Email" }).click();
    await expect(notifications(page)).toContainText("Verification Email Sent");
    await expect(notifications(page)).toContainText(
      "Please check your email for the verification link.",
    );
    await expect(banner(page)).toBeHidden();

    await page.reload();
    await expect(page.getByRole("article").first()).toBeVisible();
    await expect(banner(page)).toBeHidden();
  });

  test("sees an error when the email cannot be sent", async ({ page, seed }) => {
    await seed.newClimber();
    await page.route("**/api/auth/request-verify-token", (route) => route.abort());
    await page.goto("/feed");

    await banner(page).getByRole("button", { name: "Send Email" }).click();

    await expect(page.getByRole("alert")).toContainText(
      "There was an error sending the verification email.",
    );
    await expect(banner(page)).toBeVisible();
  });

  test("sees a feed that passes axe and fits the narrowest phone", async ({ page, seed }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await seed.newClimber();
    await page.goto("/feed");
    await expect(banner(page)).toBeVisible();
    await expect(page.getByRole("article").first()).toBeVisible();
    expect(await findViolations(page)).toEqual([]);

    await page.setViewportSize(NARROWEST_PHONE);
    await doubleTextSize(page);
    expect(await getHorizontalOverflow(page)).toBe(0);

    await page.setViewportSize({ width: 390, height: 844 });
    await reactors(page).click();
    await expect(dialog(page)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
});
