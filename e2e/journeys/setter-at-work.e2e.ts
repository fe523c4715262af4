import type { Browser, Page } from "@playwright/test";

import { ADMIN, confirm, openPageOfOtherUser, openLogin } from "../other-browser.ts";
import {
  createRoute,
  expect,
  getPlacementMap,
  listRoutes,
  placeDot,
  type SetterGym,
  test,
} from "../route-setting.ts";
import { getNotifications } from "../session.ts";

const DESKTOP = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false };

/** Opens the gym as the admin, in another browser. */
async function openGymAsAdmin(browser: Browser, siteUrl: string, { gymName }: SetterGym) {
  const adminPage = await openPageOfOtherUser(browser, siteUrl, DESKTOP);
  await openLogin(adminPage, ADMIN);
  await adminPage.getByRole("link", { name: "Gyms" }).click();
  await adminPage.getByRole("button", { name: gymName, exact: true }).click();
  await expect(adminPage.getByRole("heading", { name: gymName })).toBeVisible();
  return adminPage;
}

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
  test("is notified that the circuit was deleted, and leaves no orphan", async ({
    page,
    browser,
    siteUrl,
    gym,
    openRouteSetting,
  }) => {
    await createRoute(page, gym, "P1");
    const adminPage = await openGymAsAdmin(browser, siteUrl, gym);
    await openRouteSetting();
    await fillNewRoute(page);
    await deleteCircuit(adminPage);

    await page.getByRole("button", { name: "Create route" }).click();

    await expect(getNotifications(page)).toContainText("Route Creation Failed");
    await expect(getNotifications(page)).toContainText("This set no longer exists.");
    expect(await listRoutes(page, gym)).toEqual([]);
    await page.reload();
    await expect(page.getByRole("heading", { name: "No circuits yet" })).toBeVisible();
    await adminPage.context().close();
  });

  test("can create the route after an admin has changed the layout", async ({
    page,
    browser,
    siteUrl,
    gym,
    openRouteSetting,
  }) => {
    const adminPage = await openGymAsAdmin(browser, siteUrl, gym);
    await openRouteSetting();
    await fillNewRoute(page);
    await deleteLeftArea(adminPage);

    await page.getByRole("button", { name: "Create route" }).click();

    await expect(getNotifications(page)).toContainText("Route Created");
    expect(await listRoutes(page, gym)).toMatchObject([{ location: "Left" }]);
    await page.reload();
    await expect(page.getByRole("button", { name: /^Edit P/ })).toHaveCount(1);
    await adminPage.context().close();
  });
});
