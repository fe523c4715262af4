import type { Page } from "@playwright/test";

import { expect, test } from "../fixtures.ts";

const ROBIN = "/profile/robin.reed";

const chart = (page: Page) => page.getByRole("figure", { name: "Monthly sends" });
const bars = (page: Page) => chart(page).getByRole("button");
const recentSends = (page: Page) => page.getByRole("region", { name: "Recent Sends" });

test.describe("a visitor on a climber's profile", () => {
  test("sees the climber's stats and opens the route of a send", async ({ page }) => {
    await page.goto(ROBIN);
    await expect(page.getByRole("heading", { name: "@robin.reed" })).toBeVisible();
    await expect(page.getByText("Total sends")).toBeVisible();
    await expect(page.getByRole("region", { name: "Location Breakdown" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Style Breakdown" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Edit profile" })).toBeHidden();

    const newest = recentSends(page).getByRole("button").first();
    await newest.click();
    await expect(page.getByRole("dialog")).toBeVisible();

    await page.goBack();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page).toHaveURL(ROBIN);
    await expect(newest).toBeFocused();
  });

  test("taps a month to see its sends by circuit", async ({ page, isMobile }) => {
    await page.goto(ROBIN);
    const month = bars(page).last();
    await (isMobile ? month.tap() : month.click());

    const name = (await month.getAttribute("aria-label"))?.replace(": ", " · ") ?? "";
    await expect(page.getByRole("tooltip")).toContainText(name);

    const heading = page.getByRole("heading", { name: "Monthly sends" });
    await (isMobile ? heading.tap() : heading.click());
    await expect(page.getByRole("tooltip")).toBeHidden();
  });

  test("moves between months with the keyboard", async ({ page }) => {
    await page.goto(ROBIN);
    await bars(page).last().focus();
    await page.keyboard.press("ArrowLeft");

    await expect(bars(page).nth(10)).toBeFocused();
    await expect(page.getByRole("tooltip")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("tooltip")).toBeHidden();

    await page.keyboard.press("Tab");
    await expect(recentSends(page).getByRole("button").first()).toBeFocused();
  });

  test("can use a viewport of 320 px without horizontal scrolling", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(ROBIN);
    await bars(page).nth(5).focus();
    await expect(page.getByRole("tooltip")).toBeVisible();

    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });

  test("sees a message for an unknown username", async ({ page }) => {
    await page.goto("/profile/nobody-at-all");

    await expect(
      page.getByRole("heading", { name: "No climber called @nobody-at-all" }),
    ).toBeVisible();
    await page.getByRole("link", { name: "Open the feed" }).click();
    await expect(page).toHaveURL("/feed");
  });
});

test.describe("a climber without a home gym", () => {
  test("finds a link from the profile to the settings", async ({ page, seed }) => {
    const { username } = await seed.newClimber();
    await page.goto("/profile/");
    await expect(page.getByRole("heading", { name: `@${username}` })).toBeVisible();
    await expect(page.getByText("Set a home gym to view your climbing stats.")).toBeVisible();
    await expect(page.getByText("No sends yet")).toBeVisible();

    await page.getByRole("main").getByRole("link", { name: "Settings" }).click();
    await expect(page).toHaveURL("/settings");
  });
});
