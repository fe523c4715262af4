import type { Page } from "@playwright/test";

import { expect, test } from "../fixtures.ts";
import { getHorizontalOverflow, NARROWEST_PHONE } from "../viewport.ts";
import { getBox } from "../pointer.ts";

const ROBIN = "/profile/robin.reed";

const getChart = (page: Page) => page.getByRole("figure", { name: "Monthly sends" });
const getBars = (page: Page) => getChart(page).getByRole("button");
const getRecentSends = (page: Page) => page.getByRole("region", { name: "Recent Sends" });

test.describe("a visitor on a climber's profile", () => {
  test("sees the climber's stats and opens the route of a send @sweep-desktop", async ({
    page,
  }) => {
    await page.goto(ROBIN);
    await expect(page.getByRole("heading", { name: "@robin.reed" })).toBeVisible();
    await expect(page.getByText("Total sends")).toBeVisible();
    await expect(page.getByRole("region", { name: "Location Breakdown" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Style Breakdown" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Edit profile" })).toBeHidden();

    const newest = getRecentSends(page).getByRole("button").first();
    await newest.click();
    await expect(page.getByRole("dialog")).toBeVisible();

    await page.goBack();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page).toHaveURL(ROBIN);
    await expect(newest).toBeFocused();
  });

  test("taps a month to see its sends by circuit", async ({ page, isMobile }) => {
    await page.goto(ROBIN);
    const month = getBars(page).last();
    await (isMobile ? month.tap() : month.click());

    const name = (await month.getAttribute("aria-label"))?.replace(": ", " · ") ?? "";
    await expect(page.getByRole("tooltip")).toContainText(name);

    const heading = page.getByRole("heading", { name: "Monthly sends" });
    await (isMobile ? heading.tap() : heading.click());
    await expect(page.getByRole("tooltip")).toBeHidden();
  });

  test("sees every bar while the breakdown of a month is open @sweep-desktop", async ({ page }) => {
    await page.goto(ROBIN);
    await expect(getBars(page)).toHaveCount(12);

    for (const index of [0, 5, 6, 11]) {
      await getBars(page).nth(index).focus();
      const tooltip = await getBox(page.getByRole("tooltip"));
      const bar = await getBox(getBars(page).nth(index));
      expect(tooltip.y).toBeGreaterThanOrEqual(bar.y + bar.height);
      expect(tooltip.x).toBeGreaterThanOrEqual(0);
      expect(tooltip.x + tooltip.width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    }
  });

  test("moves between months with the keyboard", async ({ page, isMobile }) => {
    await page.goto(ROBIN);
    const firstSend = getRecentSends(page).getByRole("button").first();
    await expect(firstSend).toBeVisible();
    await getBars(page).last().focus();
    await page.keyboard.press("ArrowLeft");

    await expect(getBars(page).nth(10)).toBeFocused();
    await expect(page.getByRole("tooltip")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("tooltip")).toBeHidden();

    // On phones the breakdowns are between the chart and the sends.
    const showAllButton = page.getByRole("button", { name: "Show all" }).first();
    await page.keyboard.press("Tab");
    await expect(isMobile ? showAllButton : firstSend).toBeFocused();
  });

  test("can use the narrowest phone without horizontal scrolling @sweep-desktop", async ({
    page,
  }) => {
    await page.setViewportSize(NARROWEST_PHONE);
    await page.goto(ROBIN);
    await getBars(page).nth(5).focus();
    await expect(page.getByRole("tooltip")).toBeVisible();

    expect(await getHorizontalOverflow(page)).toBe(0);
  });

  test("sees a message for an unknown username @sweep-desktop", async ({ page }) => {
    await page.goto("/profile/nobody-at-all");

    await expect(
      page.getByRole("heading", { name: "No climber called @nobody-at-all" }),
    ).toBeVisible();
    await page.getByRole("link", { name: "Open the feed" }).click();
    await expect(page).toHaveURL("/feed");
  });
});

test.describe("a climber without a home gym", () => {
  test("finds a link from the profile to the settings @sweep-desktop", async ({ page, seed }) => {
    const { username } = await seed.signInAsNewClimber();
    await page.goto("/profile/");
    await expect(page.getByRole("heading", { name: `@${username}` })).toBeVisible();
    await expect(page.getByText("Set a home gym to view your climbing stats.")).toBeVisible();
    await expect(page.getByText("No sends yet")).toBeVisible();

    await page.getByRole("main").getByRole("link", { name: "Settings" }).click();
    await expect(page).toHaveURL("/settings");
  });
});

test("owners open the visitor view from the profile and the settings, and its requests have no token @sweep-desktop", async ({
  page,
  signInAs,
}) => {
  await signInAs("climber");
  await page.goto("/profile/");
  await expect(page).toHaveTitle("@robin.reed · Topout");
  // This part of the page loads last.
  await expect(getRecentSends(page)).toBeVisible();
  const authorizationHeaders: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (/\/users\/get_/.test(request.url())) {
      authorizationHeaders.push(request.headers()["authorization"]);
    }
  });
  await page.getByRole("link", { name: "View as a visitor" }).click();
  await expect(page.getByText("You're viewing your profile as a visitor.")).toBeVisible();
  await expect(getRecentSends(page)).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Edit profile" })).toBeHidden();
  expect(authorizationHeaders.length).toBeGreaterThan(2);
  expect(authorizationHeaders.every((header) => header === undefined)).toBe(true);

  await page.getByRole("button", { name: "Exit visitor view" }).click();
  await page.getByRole("link", { name: "Edit profile" }).click();
  await page.getByRole("link", { name: "View your profile as a visitor" }).click();
  await expect(page.getByText("You're viewing your profile as a visitor.")).toBeVisible();
});
