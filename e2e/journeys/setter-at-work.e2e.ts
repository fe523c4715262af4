import type { Page } from "@playwright/test";

import { ADMIN, confirm, openPageOfOtherUser, logInOnLoginScreen } from "../other-browser.ts";
import {
  createRoute,
  expect,
  getPlacementMap,
  listRoutes,
  placeDot,
  test as base,
} from "../route-setting.ts";
import { getNotifications } from "../session.ts";
import { DESKTOP } from "../viewport.ts";

const DESKTOP_DEVICE = { viewport: DESKTOP, isMobile: false, hasTouch: false };

interface Fixtures {
  /** The gyms screen of an admin in another browser. */
  readonly adminPage: Page;
}

const test = base.extend<Fixtures>({
  adminPage: async ({ browser, siteUrl, gym: { gymName } }, use) => {
    const page = await openPageOfOtherUser(browser, siteUrl, DESKTOP_DEVICE);
    await logInOnLoginScreen(page, ADMIN);
    await page.getByRole("link", { name: "Gyms" }).click();
    await page.getByRole("button", { name: gymName, exact: true }).click();
    await expect(page.getByRole("heading", { name: gymName })).toBeVisible();
    await use(page);
    await page.context().close();
  },
});

async function fillNewRoute(page: Page) {
  await page.getByRole("button", { name: "New Route" }).click();
  await page.getByRole("textbox", { name: "Grade" }).fill("V4");
  await page.getByRole("button", { name: "Slab" }).click();
  await expect(getPlacementMap(page)).toBeVisible();
  await placeDot(page, [0.35, 0.3]);
  await expect(page.getByRole("textbox", { name: "Location" })).toHaveValue("Left");
}

async function deleteCircuit(adminPage: Page) {
  await adminPage.getByRole("button", { name: "Delete Purple" }).click();
  await confirm(adminPage, "Delete circuit");
  await expect(getNotifications(adminPage)).toContainText("Circuit Deleted");
}

async function deleteLeftArea(adminPage: Page) {
  await adminPage.getByRole("button", { name: "Edit gym" }).click();
  await adminPage.getByRole("menuitem", { name: "Edit Gym Areas" }).click();
  const areas = adminPage.getByRole("list", { name: "Areas" });
  await areas.getByRole("button", { name: /^Left/ }).click();
  await adminPage.getByRole("button", { name: "Delete Left" }).click();
  await adminPage.getByRole("button", { name: "Save", exact: true }).click();
  await expect(getNotifications(adminPage)).toContainText("Gym Updated");
}

test.describe("a setter at work", () => {
  test("sees an error if the circuit was deleted, keeps the input, and creates no route", async ({
    page,
    gym,
    openRouteSetting,
    adminPage,
  }) => {
    await createRoute(page, gym, "P1");
    await openRouteSetting();
    await fillNewRoute(page);
    await deleteCircuit(adminPage);

    await page.getByRole("button", { name: "Create route" }).click();

    await expect(getNotifications(page)).toContainText("Route Creation Failed");
    await expect(getNotifications(page)).toContainText("This set no longer exists.");
    await expect(page.getByRole("textbox", { name: "Grade" })).toHaveValue("V4");
    expect(await listRoutes(page, gym)).toEqual([]);
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Discard" }).click();
    await expect(page.getByRole("heading", { name: "No circuits yet" })).toBeVisible();
  });

  test("can create a route in an area that an admin has deleted in the meantime @sweep", async ({
    page,
    gym,
    openRouteSetting,
    adminPage,
  }) => {
    await openRouteSetting();
    await fillNewRoute(page);
    await deleteLeftArea(adminPage);

    await page.getByRole("button", { name: "Create route" }).click();

    await expect(getNotifications(page)).toContainText("Route Created");
    expect(await listRoutes(page, gym)).toMatchObject([{ location: "Left" }]);
    await page.reload();
    await expect(page.getByRole("button", { name: /^Edit P/ })).toHaveCount(1);
  });
});
