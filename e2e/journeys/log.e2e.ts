import type { Page } from "@playwright/test";

import { expect, test } from "../fixtures.ts";
import { getMap, openDashboard, getPanel, getRow, getSelectedDot } from "../gym.ts";
import { tabTo } from "../keyboard.ts";
import { listClimbs } from "../outbox.ts";
import {
  getAddButton,
  getCount,
  getDeleteSendButton,
  openRoute,
  getProjectButton,
  getSentStamp,
} from "../route-panel.ts";
import { getNotifications, logIn } from "../session.ts";

test.describe("logging", () => {
  test("updates the counts before the server responds; Undo removes the climb", async ({
    page,
    seed,
  }) => {
    await seed.signInAsNewClimber();
    const response = Promise.withResolvers<void>();
    await page.route("**/api/climbs/me/add_*/*", async (call) => {
      await response.promise;
      await call.continue();
    });
    await openRoute(page, await seed.getFirstRoute());

    await getAddButton(page, "Send").click();
    await expect(getCount(page, "Sends")).toHaveText("1");
    await expect(getSentStamp(page)).toBeVisible();
    await expect(getDeleteSendButton(page)).toBeVisible();
    await expect(getNotifications(page)).toContainText("Send added");
    response.resolve();

    await page.getByRole("button", { name: "Undo" }).click();
    await expect(getCount(page, "Sends")).toHaveText("0");
    await expect(getSentStamp(page)).toBeHidden();
    await expect(getNotifications(page)).not.toContainText("Send added");

    await expect.poll(() => listClimbs(page)).toEqual([]);
    await page.reload();
    await expect(getCount(page, "Sends")).toHaveText("0");
  });

  test("continues with the next route along the wall, and back closes the panel", async ({
    page,
    seed,
  }) => {
    await seed.signInAsNewClimber();
    await openDashboard(page);
    const { id, name } = await seed.getFirstRoute();
    await page.goto(`/?route=${id}`);
    const nextButton = getPanel(page).getByRole("button", { name: /^Next route: / });
    const neighbour = (await nextButton.getAttribute("aria-label"))?.split(": ")[1] ?? "";

    await nextButton.click();
    await expect(getPanel(page, neighbour)).toBeVisible();
    await getAddButton(page, "Send").click();
    await expect(getCount(page, "Sends")).toHaveText("1");

    await getPanel(page)
      .getByRole("button", { name: `Previous route: ${name}`, exact: true })
      .click();
    await expect(getPanel(page, name)).toBeVisible();
    await expect(getCount(page, "Sends")).toHaveText("0");
    await expect(getSentStamp(page)).toBeHidden();

    await page.goBack();
    await expect(getPanel(page)).toBeHidden();
    await expect(page).toHaveURL("/");
  });

  test("requires a login, and the login returns to the route", async ({ page, seed }) => {
    const { id, name } = await seed.getFirstRoute();
    await page.goto(`/?route=${id}`);
    const loginLink = getPanel(page).getByRole("link", { name: "Login" });
    await expect(loginLink).toBeVisible();
    await expect(getAddButton(page, "Send")).toHaveCount(0);
    await expect(getProjectButton(page)).toHaveCount(0);
    await expect(getPanel(page).getByRole("button", { name: "Upload beta" })).toHaveCount(0);

    await loginLink.click();
    await logIn(page, { email: "climber@topout.example", password: "topout-demo" });

    await expect(getPanel(page, name)).toBeVisible();
    await expect(getAddButton(page, "Send")).toBeVisible();
  });

  test("works with only the keyboard, from the map and from the list", async ({ page, seed }) => {
    await seed.signInAsNewClimber();
    await openDashboard(page);

    await tabTo(page, getMap(page));
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await logAndUndoWithKeyboard(page);
    await page.keyboard.press("Escape");
    await expect(getMap(page)).toBeFocused();
    await expect(getSelectedDot(page)).toHaveAccessibleName(/, not sent$/);

    const { name } = await seed.getFirstRoute();
    await tabTo(page, page.getByRole("searchbox", { name: "Search routes" }));
    await page.keyboard.type(name);
    await expect(getRow(page, name)).toBeVisible();
    await tabTo(page, getRow(page, name));
    await page.keyboard.press("Enter");
    await expect(getPanel(page, name)).toBeVisible();
    await logAndUndoWithKeyboard(page);
    await page.keyboard.press("Escape");
    await expect(getRow(page, name)).toBeFocused();
  });
});

async function logAndUndoWithKeyboard(page: Page) {
  await tabTo(page, getAddButton(page, "Send"));
  await page.keyboard.press("Enter");
  await expect(getCount(page, "Sends")).toHaveText("1");

  // Moves the focus to the notifications.
  await page.keyboard.press("F8");
  await tabTo(page, page.getByRole("button", { name: "Undo" }));
  await page.keyboard.press("Enter");
  await expect(getCount(page, "Sends")).toHaveText("0");
}
