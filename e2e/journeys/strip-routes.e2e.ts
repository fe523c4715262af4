import { getDots } from "../gym.ts";
import { tabTo } from "../keyboard.ts";
import {
  chooseRouteAction,
  createRoute,
  expect,
  getRouteMenu,
  listRoutes,
  test,
} from "../route-setting.ts";
import { getNotifications } from "../session.ts";

const listNames = async (...args: Parameters<typeof listRoutes>) =>
  (await listRoutes(...args)).map(({ name }) => name);

test("strips a route, and Undo puts it back on the wall @sweep-desktop", async ({
  page,
  openRouteSetting,
  gym,
}) => {
  for (const name of ["P1", "P2"]) await createRoute(page, gym, name);
  await openRouteSetting();
  await chooseRouteAction(page, "P2", "Strip");

  await expect(getNotifications(page)).toContainText("P2 stripped");
  await expect(page.getByRole("button", { name: "Edit P2" })).toHaveCount(0);
  expect(await listNames(page, gym)).toEqual(["P1"]);
  await page.goto("/");
  await expect(getDots(page)).toHaveCount(1);
  await page.goBack();

  await chooseRouteAction(page, "P1", "Strip");
  await getNotifications(page).getByRole("button", { name: "Undo" }).click();
  await expect(getNotifications(page)).toContainText("P1 is back on the wall");
  await expect(getRouteMenu(page, "P1")).toBeVisible();
  expect(await listNames(page, gym)).toEqual(["P1"]);
});

test("strips and announces the checked routes with only the keyboard @desktop @sweep", async ({
  page,
  openRouteSetting,
  gym,
}) => {
  for (const name of ["P1", "P2", "P3"]) await createRoute(page, gym, name);
  await openRouteSetting();
  const press = async (name: string) => {
    await tabTo(page, page.getByRole("button", { name, exact: true }));
    await page.keyboard.press("Enter");
  };
  await press("P3, more");
  await expect(page.getByRole("menuitem", { name: "Strip" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(getNotifications(page)).toContainText("P3 stripped");

  await press("Set actions");
  await page.keyboard.press("Enter");
  await press("Select all");
  await press("Announce a day");
  await expect(page.getByLabel("Pick a day")).toBeFocused();
  await page.getByLabel("Pick a day").fill("2090-12-01");
  await page.keyboard.press("Enter");
  await expect(getNotifications(page)).toContainText("Announced for Fri 1 Dec");
  await expect(page.getByText("Leaves Fri 1 Dec")).toHaveCount(2);

  await press("Set actions");
  await page.keyboard.press("Enter");
  await press("Select all");
  await press("Strip");
  await expect(getNotifications(page)).toContainText("2 routes stripped");
  expect(await listNames(page, gym)).toEqual([]);
});

test("strips nothing without a connection, and Try again strips later @phone", async ({
  page,
  openRouteSetting,
  gym,
}) => {
  await createRoute(page, gym, "P1");
  await openRouteSetting();
  await expect(getRouteMenu(page, "P1")).toBeVisible();
  await page.route("**/change_many", (call) => call.abort(), { times: 1 });
  await chooseRouteAction(page, "P1", "Strip");
  await expect(getNotifications(page)).toContainText("Can't reach Topout");
  await expect(getRouteMenu(page, "P1")).toBeVisible();

  await getNotifications(page).getByRole("button", { name: "Try again" }).click();
  await expect(getNotifications(page)).toContainText("P1 stripped");
});

test("shows the whole menu of the last route above the bottom bar @phone @sweep", async ({
  page,
  openRouteSetting,
  gym,
}) => {
  for (let number = 1; number <= 9; number += 1) await createRoute(page, gym, `P${number}`);
  await openRouteSetting();
  await getRouteMenu(page, "P9").click();

  await page.getByRole("menuitem", { name: "Delete route" }).click();
  await expect(page.getByRole("alertdialog", { name: "Delete route" })).toBeVisible();
});
