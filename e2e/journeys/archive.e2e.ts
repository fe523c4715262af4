import type { Page } from "@playwright/test";

import { expectNoViolations, expectReachableControls } from "../accessibility.ts";
import { getPanel } from "../gym.ts";
import { tabTo } from "../keyboard.ts";
import {
  chooseRouteAction,
  chooseSetAction,
  createRoute,
  expect,
  listRoutes,
  stripRoute,
  test,
} from "../route-setting.ts";
import { getNotifications } from "../session.ts";
import { doubleTextSize, getHorizontalOverflow, NARROWEST_PHONE, resize } from "../viewport.ts";

test.use({ reducedMotion: "reduce" });

const getRestoredMark = (page: Page) => page.getByText("Back on the wall", { exact: true });

test("finds a stripped route by its name, and restores it @phone", async ({
  page,
  openRouteSetting,
  gym,
}) => {
  for (const name of ["P1", "P2"]) await createRoute(page, gym, name);
  await openRouteSetting();
  for (const name of ["P1", "P2"]) {
    await chooseRouteAction(page, name, "Strip");
    await expect(getNotifications(page)).toContainText(`${name} stripped`);
  }

  await chooseSetAction(page, "Archive");
  await expect(page.getByText("2 routes, with their sends, photos and beta")).toBeVisible();
  await page.getByRole("searchbox", { name: "Search the archive" }).fill("p2");
  await expect(page.getByRole("button", { name: "Restore P1" })).toHaveCount(0);
  await page.getByRole("button", { name: "Restore P2" }).click();

  await expect(getRestoredMark(page)).toBeVisible();
  await expect(page.getByText("P2 is back on the wall, set November 2026")).toBeAttached();
  expect((await listRoutes(page, gym)).map(({ name }) => name)).toEqual(["P2"]);
  await page.getByRole("button", { name: "P2", exact: true }).click();
  await expect(getPanel(page)).toContainText("P2");
  await page.goBack();
  await page.getByRole("link", { name: "Back to the routes" }).click();
  await expect(page.getByRole("button", { name: "Edit P2" })).toBeVisible();
});

test("restores a route with only the keyboard, and Undo strips it again @desktop @sweep", async ({
  page,
  openRouteSetting,
  gym,
}) => {
  await stripRoute(page, await createRoute(page, gym, "P1"));
  await openRouteSetting();
  const press = async (name: string, role: "button" | "link" = "button") => {
    await tabTo(page, page.getByRole(role, { name, exact: true }));
    await page.keyboard.press("Enter");
  };
  await press("Archive", "link");
  await press("Restore P1");
  await expect(getRestoredMark(page)).toBeVisible();
  expect(await listRoutes(page, gym)).toHaveLength(1);

  await press("Undo, P1 stays stripped");
  await expect(page.getByRole("button", { name: "Restore P1" })).toBeVisible();
  expect(await listRoutes(page, gym)).toEqual([]);

  await press("Purple", "link");
  await expect(page.getByRole("tab", { name: "Purple" })).toBeVisible();
});

test("the archive passes axe, and fits the narrowest phone @phone @sweep", async ({
  page,
  gym,
}) => {
  test.slow();
  for (const name of ["P1", "P2"]) await stripRoute(page, await createRoute(page, gym, name));
  await page.goto("/route_setting/archive");
  await page.getByRole("button", { name: "Restore P1" }).click();
  await expect(getRestoredMark(page)).toBeVisible();

  await expectNoViolations(page);
  await expectReachableControls(page);

  await resize(page, NARROWEST_PHONE);
  await doubleTextSize(page);
  expect(await getHorizontalOverflow(page)).toBe(0);
});
