import type { Page } from "@playwright/test";

import { expect, test } from "../fixtures.ts";
import { map, openDashboard, panel, row, selectedDot } from "../gym.ts";
import { tabTo } from "../keyboard.ts";
import { add, count, deleteSend, openRoute, project, stamp } from "../route-panel.ts";
import { logIn, notifications } from "../session.ts";

test.describe("logging", () => {
  test("updates before the server responds; Undo removes the climb", async ({ page, seed }) => {
    await seed.newClimber();
    const response = Promise.withResolvers<void>();
    await page.route("**/api/climbs/me/add_*/*", async (call) => {
      await response.promise;
      await call.continue();
    });
    await openRoute(page, await seed.route());

    await add(page, "Send").click();
    await expect(count(page, "Sends")).toHaveText("1");
    await expect(stamp(page)).toBeVisible();
    await expect(deleteSend(page)).toBeVisible();
    await expect(notifications(page)).toContainText("Send added");
    response.resolve();

    await page.getByRole("button", { name: "Undo" }).click();
    await expect(count(page, "Sends")).toHaveText("0");
    await expect(stamp(page)).toBeHidden();
    await expect(notifications(page)).not.toContainText("Send added");

    await expect.poll(() => countClimbsOnServer(page)).toBe(0);
    await page.reload();
    await expect(count(page, "Sends")).toHaveText("0");
  });

  test("continues along the wall, and back closes the panel", async ({ page, seed }) => {
    await seed.newClimber();
    await openDashboard(page);
    const { id, name } = await seed.route();
    await page.goto(`/?route=${id}`);
    const next = panel(page).getByRole("button", { name: /^Next along the wall: / });
    const neighbour = (await next.getAttribute("aria-label"))?.split(": ")[1] ?? "";

    await next.click();
    await expect(panel(page, neighbour)).toBeVisible();
    await add(page, "Send").click();
    await expect(count(page, "Sends")).toHaveText("1");

    await panel(page)
      .getByRole("button", { name: `Previous along the wall: ${name}`, exact: true })
      .click();
    await expect(panel(page, name)).toBeVisible();
    await expect(count(page, "Sends")).toHaveText("0");
    await expect(stamp(page)).toBeHidden();

    await page.goBack();
    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL("/");
  });

  test("requires a login, which returns to the route", async ({ page, seed }) => {
    const { id, name } = await seed.route();
    await page.goto(`/?route=${id}`);
    const login = panel(page).getByRole("link", { name: "Login" });
    await expect(login).toBeVisible();
    await expect(add(page, "Send")).toHaveCount(0);
    await expect(project(page)).toHaveCount(0);
    await expect(panel(page).getByRole("button", { name: "Upload beta" })).toHaveCount(0);

    await login.click();
    await logIn(page, { email: "climber@topout.example", password: "topout-demo" });

    await expect(panel(page, name)).toBeVisible();
    await expect(add(page, "Send")).toBeVisible();
  });

  test("works with the keyboard alone, from the map and from the list", async ({ page, seed }) => {
    await seed.newClimber();
    await openDashboard(page);

    await tabTo(page, map(page));
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await logAndUndoByKeys(page);
    await page.keyboard.press("Escape");
    await expect(map(page)).toBeFocused();
    await expect(selectedDot(page)).toHaveAccessibleName(/, not sent$/);

    const { name } = await seed.route();
    await tabTo(page, page.getByRole("searchbox", { name: "Search routes" }));
    await page.keyboard.type(name);
    await expect(row(page, name)).toBeVisible();
    await tabTo(page, row(page, name));
    await page.keyboard.press("Enter");
    await expect(panel(page, name)).toBeVisible();
    await logAndUndoByKeys(page);
    await page.keyboard.press("Escape");
    await expect(row(page, name)).toBeFocused();
  });
});

async function logAndUndoByKeys(page: Page) {
  await tabTo(page, add(page, "Send"));
  await page.keyboard.press("Enter");
  await expect(count(page, "Sends")).toHaveText("1");

  await page.keyboard.press("F8");
  await tabTo(page, page.getByRole("button", { name: "Undo" }));
  await page.keyboard.press("Enter");
  await expect(count(page, "Sends")).toHaveText("0");
}

/** Returns the number of the current user's climbs on the server. */
async function countClimbsOnServer(page: Page): Promise<number> {
  const token = await page.evaluate(() => localStorage.getItem("topout.token"));
  const climbs = await page.request.get("/api/climbs/me", {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await climbs.json()) as unknown[]).length;
}
