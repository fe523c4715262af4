import type { Page } from "@playwright/test";

import { findViolations } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { selectCases } from "../full-size.ts";
import { doubleTextSize, NARROWEST_PHONE, getHorizontalOverflow } from "../viewport.ts";
import { notify, setProgress } from "../platform.ts";
import { getBox } from "../pointer.ts";
import { getNotifications } from "../session.ts";

const TIMED_TYPES = ["info", "success", "warning", "error"] as const;

/** Opens a screen that shows no notifications itself. */
async function openEmptyScreen(page: Page) {
  await page.goto("/nowhere");
  await expect(page.getByRole("heading", { name: "Off route" })).toBeVisible();
}

/** Stops the clock of the page. The journey advances it. */
async function pauseClock(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Disables the timers that dismiss notifications. The timers of axe still work. */
const disableAutoDismiss = (page: Page) =>
  page.evaluate(() => void Object.assign(globalThis, { setInterval: () => 0 }));

test.describe("a notification", () => {
  for (const type of selectCases(["error"], ["info", "success", "warning"])) {
    test(`shows its text and dismisses itself after 5000 ms: ${type}`, async ({ page }) => {
      await openEmptyScreen(page);
      await pauseClock(page);
      await notify(page, { type, title: "A title", message: "A message." });
      await expect(getNotifications(page)).toContainText("A title");
      await expect(getNotifications(page)).toContainText("A message.");

      await page.clock.runFor(4_900);
      await expect(getNotifications(page).getByText("A title")).toBeVisible();

      await page.clock.runFor(100);
      await expect(getNotifications(page).getByText("A title")).toBeHidden();
    });
  }

  test("stays on every screen until its upload is complete", async ({ page }) => {
    await openEmptyScreen(page);
    await pauseClock(page);
    const id = await notify(page, { type: "upload", title: "Uploading your video" });
    const progressBar = getNotifications(page).getByRole("progressbar", {
      name: "Uploading your video",
    });
    await expect(getNotifications(page)).toContainText("This may take a while");
    await expect(progressBar).toHaveAttribute("aria-valuenow", "0");

    await page.clock.runFor(60_000);
    await setProgress(page, id, 64);
    await expect(progressBar).toHaveAttribute("aria-valuenow", "64");
    await expect(getNotifications(page)).toContainText("64%");

    await page.getByRole("link", { name: "Back to dashboard" }).click();
    await expect(page).toHaveURL("/");
    await expect(progressBar).toBeVisible();

    await setProgress(page, id, 100);
    await expect(progressBar).toBeHidden();
  });

  test("pauses its timer while the pointer is over it", async ({ page }) => {
    await openEmptyScreen(page);
    await pauseClock(page);
    await notify(page, { type: "info", title: "A title" });
    await page.clock.runFor(1_000);

    await page.mouse.move(0, 0);
    await getNotifications(page).getByText("A title").hover();
    await page.clock.runFor(60_000);
    await expect(getNotifications(page).getByText("A title")).toBeVisible();

    await page.mouse.move(5, 600);
    await page.clock.runFor(3_900);
    await expect(getNotifications(page).getByText("A title")).toBeVisible();
    await page.clock.runFor(200);
    await expect(getNotifications(page).getByText("A title")).toBeHidden();
  });

  test("works with only the keyboard", async ({ page }) => {
    await openEmptyScreen(page);
    await pauseClock(page);
    const backLink = page.getByRole("link", { name: "Back to dashboard" });
    await backLink.focus();
    await notify(page, { type: "info", title: "Below" });
    await notify(page, { type: "success", title: "Send added", action: "Undo" });
    await expect(getNotifications(page)).toContainText("Send added");

    // Moves the focus to the notifications.
    await page.keyboard.press("F8");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
    await page.keyboard.press("Enter");

    await expect(page).toHaveTitle("Undo was pressed");
    await expect(getNotifications(page).getByText("Send added")).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(getNotifications(page).getByText("Below")).toBeHidden();
    await expect(backLink).toBeFocused();
  });
});

test.describe("many notifications", () => {
  test("scroll within the stack", async ({ page }) => {
    await openEmptyScreen(page);
    await pauseClock(page);
    for (let number = 1; number <= 30; number += 1) {
      await notify(page, { type: "info", title: `Number ${number}.`, message: "A message." });
    }
    await expect(getNotifications(page).getByText("Number 30.")).toBeInViewport();

    await getNotifications(page).getByText("Number 1.").scrollIntoViewIfNeeded();

    await expect(getNotifications(page).getByText("Number 1.")).toBeInViewport();
  });
});

test.describe("notifications of every type", () => {
  test.use({ reducedMotion: "reduce" });

  test("pass axe and fit the narrowest phone", async ({ page }) => {
    await openEmptyScreen(page);
    await disableAutoDismiss(page);
    for (const type of TIMED_TYPES) {
      await notify(page, { type, title: type, message: "A message." });
    }
    const id = await notify(page, { type: "upload", title: "Uploading", action: "Cancel" });
    await setProgress(page, id, 64);
    await expect(getNotifications(page)).toContainText("64%");
    expect(await findViolations(page)).toEqual([]);

    await page.setViewportSize(NARROWEST_PHONE);
    expect(await getHorizontalOverflow(page)).toBe(0);
    await doubleTextSize(page);
    expect(await getHorizontalOverflow(page)).toBe(0);
  });
});

test("an error does not cover the buttons of a dialog", async ({ page, seed }) => {
  await seed.signInAsNewClimber();
  await page.goto(`/?route=${(await seed.getFirstRoute()).id}`);
  await page.getByRole("button", { name: "Upload beta" }).click();
  const dialog = page.getByRole("dialog", { name: "Verify your email" });

  await notify(page, { type: "error", title: "Error", message: "The video could not be sent." });
  const toast = getNotifications(page).getByRole("alert");
  await expect(toast).toBeVisible();

  for (const name of ["Cancel", "Send Email"]) {
    const button = await getBox(dialog.getByRole("button", { name }));
    const { y, height } = await getBox(toast);
    expect(y + height <= button.y || button.y + button.height <= y).toBe(true);
  }
});
