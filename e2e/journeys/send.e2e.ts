import type { Page } from "@playwright/test";

import { expect, test } from "../fixtures.ts";

const map = (page: Page) => page.getByRole("listbox", { name: /map/i });
const panel = (page: Page) => page.getByRole("dialog");

/** Selects a dot the way that a thumb or a mouse does. */
async function tapDot(page: Page, name: string) {
  const box = await page.getByRole("option", { name: new RegExp(`^${name},`) }).boundingBox();
  if (!box) throw new Error(`${name} is not on the map`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const touches = await page.evaluate(() => navigator.maxTouchPoints > 0);
  await (touches ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

async function logAttemptAndSend(page: Page) {
  await expect(panel(page).getByLabel("Attempts")).toHaveText("0");

  await panel(page).getByRole("button", { name: "Add Attempt" }).click();
  await expect(panel(page).getByLabel("Attempts")).toHaveText("1");

  await panel(page).getByRole("button", { name: "Add Send" }).click();
  await expect(panel(page).getByLabel("Sends")).toHaveText("1");
}

test.describe("a new climber", () => {
  test("registers, sends a route picked by touch, and finds it in the feed", async ({
    page,
    given,
  }) => {
    const { username, email, password } = given.newcomer();
    await page.goto("/register");
    await page.getByLabel("Username").fill(username);
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Create account" }).click();

    await expect(page.getByText("Registration Successful")).toBeVisible();
    await expect(page.getByText("You can now log in.")).toBeVisible();
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Log in" }).click();
    await page.getByRole("button", { name: "Let's Go" }).click();

    const { name } = await given.route();
    await tapDot(page, name);
    await page.getByRole("button", { name: new RegExp(`^${name} `) }).click();
    await logAttemptAndSend(page);
    await expect(panel(page).getByText("Sent", { exact: true })).toBeVisible();

    await page.reload();
    await expect(panel(page).getByLabel("Attempts")).toHaveText("1");
    await expect(panel(page).getByLabel("Sends")).toHaveText("1");

    await page.goto("/feed");
    const entry = page.getByRole("article").filter({ hasText: username });
    await expect(entry).toContainText("1 send");

    await page.goBack();
    await panel(page)
      .getByRole("button", { name: /^Delete send/i })
      .click();
    await expect(panel(page).getByLabel("Sends")).toHaveText("0");
    await expect(panel(page).getByText("Sent", { exact: true })).toBeHidden();

    await page.goto("/feed");
    await expect(page.getByRole("article").first()).toBeVisible();
    await expect(entry).toBeHidden();
  });

  test("picks and sends a route by keyboard alone", async ({ page, given }) => {
    await given.freshClimber();
    await page.goto("/");
    await map(page).focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(panel(page)).toBeVisible();

    await panel(page).getByRole("button", { name: "Add Send" }).press("Enter");
    await expect(panel(page).getByLabel("Sends")).toHaveText("1");
    await page.keyboard.press("Escape");

    await expect(panel(page)).toBeHidden();
    await expect(map(page)).toBeFocused();
    await expect(map(page).getByRole("option", { selected: true })).toHaveAccessibleName(/, sent$/);
  });
});
