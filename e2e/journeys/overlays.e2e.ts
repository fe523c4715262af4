import type { Page } from "@playwright/test";
import { activities, climbs, reactions } from "@topout/shared/contract";

import { findViolations } from "../axe.ts";
import { expect, test as base } from "../fixtures.ts";
import { doubleTextSize, NARROWEST_PHONE, getHorizontalOverflow, PHONE } from "../viewport.ts";
import { postForRoute } from "../post-for-route.ts";
import { getNotifications, getToken } from "../session.ts";

interface Fixtures {
  /** Adds an activity with a bump to the top of the feed, and then signs the page out. */
  readonly createBump: () => Promise<void>;
}

const test = base.extend<Fixtures>({
  createBump: async ({ page, seed }, use) =>
    use(async () => {
      await seed.signInAsNewClimber();
      await postForRoute(page, climbs.addSend, await seed.getFirstRoute());
      const headers = { authorization: `Bearer ${await getToken(page)}` };
      const feed = await page.request.get(`/api${activities.page.path}`, { headers });
      const [newest] = activities.page.response.parse(await feed.json()).data;
      const bumpPath = reactions.add.path.replace("{activity_id}", newest?.id ?? "");
      const response = await page.request.post(`/api${bumpPath}`, { headers });
      expect(response.ok()).toBe(true);
      await page.evaluate(() => localStorage.clear());
    }),
});

const getDialog = (page: Page) => page.getByRole("dialog");
const getBumpListButton = (page: Page) =>
  page.getByRole("button", { name: /bumps?, see who bumped$/ }).first();

test.describe("the user list", () => {
  test("closes with the back button, and restores the focus on the screen", async ({
    page,
    createBump,
  }) => {
    await createBump();
    await page.goto("/feed");
    await getBumpListButton(page).click();
    await expect(getDialog(page)).toBeVisible();

    await page.goBack();

    await expect(getDialog(page)).toBeHidden();
    await expect(page).toHaveURL("/feed");
    await expect(getBumpListButton(page)).toBeFocused();
  });

  test("links to a profile; back returns to the screen", async ({ page, createBump }) => {
    await createBump();
    await page.goto("/feed");
    await getBumpListButton(page).click();

    await getDialog(page).getByRole("link").first().click();
    await expect(page).toHaveURL(/\/profile\//);
    await expect(getDialog(page)).toBeHidden();

    await page.goBack();
    await expect(page).toHaveURL("/feed");
    await expect(getBumpListButton(page)).toBeVisible();
    await expect(getDialog(page)).toBeHidden();
  });

  test("stays open after a reload, and closes with Escape", async ({ page, createBump }) => {
    await createBump();
    await page.goto("/feed");
    await getBumpListButton(page).press("Enter");
    await expect(getDialog(page)).toBeVisible();

    await page.reload();
    await expect(getDialog(page)).toBeVisible();
    await page.keyboard.press("Escape");

    await expect(getDialog(page)).toBeHidden();
    await expect(page).toHaveURL("/feed");
  });
});

test.describe("the route panel opened by a URL", () => {
  test("appears on the first page load, and back closes the panel without leaving the site", async ({
    page,
    seed,
  }) => {
    const { id } = await seed.getFirstRoute();
    await page.goto("about:blank");
    await page.goto(`/?route=${id}`);
    await expect(getDialog(page)).toBeVisible();

    await page.goBack();

    await expect(getDialog(page)).toBeHidden();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("option").first()).toBeVisible();
  });

  test("closes only once if Close is double-clicked", async ({ page, seed }) => {
    const { id } = await seed.getFirstRoute();
    await page.goto(`/feed?route=${id}`);

    await getDialog(page).getByRole("button", { name: "Close" }).dblclick();

    await expect(getDialog(page)).toBeHidden();
    await expect(page).toHaveURL("/feed");
  });
});

test.describe("a climber without a verified email address", () => {
  const getBanner = (page: Page) => page.getByRole("region", { name: "Verify your account" });

  test("sees a banner until the email is sent", async ({ page, seed }) => {
    await seed.signInAsNewClimber();
    await page.goto("/feed");
    await expect(getBanner(page)).toContainText("Verify your email to upload beta.");

    await getBanner(page).getByRole("button", { name: "Send Email" }).click();
    await expect(getNotifications(page)).toContainText("Verification Email Sent");
    await expect(getNotifications(page)).toContainText(
      "Please check your email for the verification link.",
    );
    await expect(getBanner(page)).toBeHidden();

    await page.reload();
    await expect(page.getByRole("article").first()).toBeVisible();
    await expect(getBanner(page)).toBeHidden();
  });

  test("sees an error when the email cannot be sent", async ({ page, seed }) => {
    await seed.signInAsNewClimber();
    await page.route("**/api/auth/request-verify-token", (route) => route.abort());
    await page.goto("/feed");

    await getBanner(page).getByRole("button", { name: "Send Email" }).click();

    await expect(page.getByRole("alert")).toContainText(
      "There was an error sending the verification email.",
    );
    await expect(getBanner(page)).toBeVisible();
  });

  test("sees a feed that passes axe and fits the narrowest phone @sweep", async ({
    page,
    seed,
    createBump,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await createBump();
    await seed.signInAsNewClimber();
    await page.goto("/feed");
    await expect(getBanner(page)).toBeVisible();
    await expect(page.getByRole("article").first()).toBeVisible();
    expect(await findViolations(page)).toEqual([]);

    await page.setViewportSize(NARROWEST_PHONE);
    await doubleTextSize(page);
    expect(await getHorizontalOverflow(page)).toBe(0);

    await page.setViewportSize(PHONE);
    await getBumpListButton(page).click();
    await expect(getDialog(page)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
});
