import type { Page } from "@playwright/test";

import { findViolations } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { doubleTextSize, NARROWEST_PHONE, getHorizontalOverflow } from "../layout.ts";
import { notify, setProgress } from "../platform.ts";

const stack = (page: Page) => page.getByRole("region", { name: "Notifications" });
const timed = ["info", "success", "warning", "error"] as const;

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
  for (const type of timed) {
    test(`of type ${type} shows its text and dismisses itself after 5000 ms`, async ({ page }) => {
      await openEmptyScreen(page);
      await pauseClock(page);
      await notify(page, { type, title: "A title", message: "A message." });
      await expect(stack(page)).toContainText("A title");
      await expect(stack(page)).toContainText("A message.");

      await page.clock.runFor(4_900);
      await expect(stack(page).getByText("A title")).toBeVisible();

      await page.clock.runFor(100);
      await expect(stack(page).getByText("A title")).toBeHidden();
    });
  }

  test("of type upload stays until the upload is complete, on every screen", async ({ page }) => {
    await openEmptyScreen(page);
    await pauseClock(page);
    const id = await notify(page, { type: "upload", title: "Uploading your video" });
    const bar = stack(page).getByRole("progressbar", { name: "Uploading your video" });
    await expect(stack(page)).toContainText("This may take a while");
    await expect(bar).toHaveAttribute("aria-valuenow", "0");

    await page.clock.runFor(60_000);
    await setProgress(page, id, 64);
    await expect(bar).toHaveAttribute("aria-valuenow", "64");
    await expect(stack(page)).toContainText("64%");

    await page.getByRole("link", { name: "Back to dashboard" }).click();
    await expect(page).toHaveURL("/");
    await expect(bar).toBeVisible();

    await setProgress(page, id, 100);
    await expect(bar).toBeHidden();
  });

  test("pauses its timer while the pointer is over it", async ({ page }) => {
    await openEmptyScreen(page);
    await pauseClock(page);
    await notify(page, { type: "info", title: "A title" });
    await page.clock.runFor(1_000);

    await page.mouse.move(0, 0);
    await stack(page).getByText("A title").hover();
    await page.clock.runFor(60_000);
    await expect(stack(page).getByText("A title")).toBeVisible();

    await page.mouse.move(5, 600);
    await page.clock.runFor(3_900);
    await expect(stack(page).getByText("A title")).toBeVisible();
    await page.clock.runFor(200);
    await expect(stack(page).getByText("A title")).toBeHidden();
  });

  test("works with the keyboard alone", async ({ page }) => {
    await openEmptyScreen(page);
    await pauseClock(page);
    const back = page.getByRole("link", { name: "Back to dashboard" });
    await back.focus();
    await notify(page, { type: "info", title: "Below" });
    await notify(page, { type: "success", title: "Send added", action: "Undo" });

    await page.keyboard.press("F8");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
    await page.keyboard.press("Enter");

    await expect(page).toHaveTitle("Undo was pressed");
    await expect(stack(page).getByText("Send added")).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(stack(page).getByText("Below")).toBeHidden();
    await expect(back).toBeFocused();
  });
});

test.describe("many notifications", () => {
  test("scroll within the stack", async ({ page }) => {
    await openEmptyScreen(page);
    await pauseClock(page);
    for (let number = 1; number <= 30; number += 1) {
      await notify(page, { type: "info", title: `Number ${number}.`, message: "A message." });
    }
    await expect(stack(page).getByText("Number 30.")).toBeInViewport();

    await stack(page).getByText("Number 1.").scrollIntoViewIfNeeded();

    await expect(stack(page).getByText("Number 1.")).toBeInViewport();
  });
});

test.describe("notifications of every type", () => {
  test.use({ reducedMotion: "reduce" });

  test("pass axe and fit the narrowest phone", async ({ page }) => {
    await openEmptyScreen(page);
    await disableAutoDismiss(page);
    for (const type of timed) await notify(page, { type, title: type, message: "A message." });
    const id = await notify(page, { type: "upload", title: "Uploading", action: "Cancel" });
    await setProgress(page, id, 64);
    await expect(stack(page)).toContainText("64%");
    expect(await findViolations(page)).toEqual([]);

    await page.setViewportSize(NARROWEST_PHONE);
    expect(await getHorizontalOverflow(page)).toBe(0);
    await doubleTextSize(page);
    expect(await getHorizontalOverflow(page)).toBe(0);
  });
});
