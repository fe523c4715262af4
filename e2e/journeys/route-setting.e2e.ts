import { drag, getBox } from "../pointer.ts";
import {
  chooseRouteAction,
  chooseSetAction,
  createRoute,
  expect,
  getPlacementMap,
  listRoutes,
  listSets,
  placeDot,
  test,
  updateRoute,
} from "../route-setting.ts";
import { getNotifications } from "../session.ts";
import { seedRunningProgram } from "@topout/api/seed-running-program";

test.describe("route setting", () => {
  test("places a dot with only the keyboard", async ({ page, openRouteSetting, gym }) => {
    await openRouteSetting();
    await page.getByRole("button", { name: "New Route" }).focus();
    await page.keyboard.press("Enter");
    await getPlacementMap(page).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Shift+ArrowRight");
    await expect(page.getByRole("textbox", { name: "Location" })).toHaveValue("Right");
    await page.keyboard.press("Shift+ArrowLeft");
    await page.keyboard.press("Shift+ArrowLeft");
    await expect(page.getByRole("textbox", { name: "Location" })).toHaveAccessibleDescription(
      "Required",
    );
    await page.keyboard.press("Shift+ArrowLeft");
    await expect(page.getByRole("textbox", { name: "Location" })).toHaveValue("Left");

    await page.getByRole("textbox", { name: "Grade" }).focus();
    await page.keyboard.type("V2");
    await page.getByRole("button", { name: "Jug" }).focus();
    await page.keyboard.press("Space");
    await page.getByRole("button", { name: "Create route" }).focus();
    await page.keyboard.press("Enter");

    await expect(getNotifications(page)).toContainText("Route Created");
    expect(await listRoutes(page, gym)).toMatchObject([{ name: "P1", x: -9, style: "Jug" }]);
  });

  test("edits a route, and drags its dot", async ({ page, openRouteSetting, gym }) => {
    await createRoute(page, gym, "P1");
    await openRouteSetting();
    await page.getByRole("button", { name: "Edit P1" }).click();
    await page.getByRole("textbox", { name: "Name" }).fill("Big Move");
    await placeDot(page, [0.35, 0.5]);
    const map = await getBox(getPlacementMap(page));
    const toPagePoint = (x: number, y: number) => ({
      x: map.x + map.width * x,
      y: map.y + map.height * y,
    });
    await drag(page, toPagePoint(0.35, 0.5), toPagePoint(0.65, 0.5));
    await expect(page.getByRole("textbox", { name: "Location" })).toHaveValue("Right");
    await page.getByRole("button", { name: "Save route" }).click();

    await expect(getNotifications(page)).toContainText("Route Updated");
    await expect(page.getByRole("button", { name: "Edit Big Move" })).toBeVisible();
    expect(await listRoutes(page, gym)).toMatchObject([{ name: "Big Move", location: "Right" }]);
  });

  test("shows the changes of another setter, and lets the user keep or replace each @sweep", async ({
    page,
    openRouteSetting,
    gym,
  }) => {
    const route = await createRoute(page, gym, "P1");
    await openRouteSetting();
    await page.getByRole("button", { name: "Edit P1" }).click();
    await page.getByRole("textbox", { name: "Grade" }).fill("V9");
    await updateRoute(page, route, { grade: "V7", name: "P7" });
    await page.getByRole("button", { name: "Save route" }).click();

    const changes = page.getByRole("region", { name: "Changes by someone else" });
    await expect(changes.getByRole("radio", { name: "Keep mine: V9" })).toBeChecked();
    await expect(changes.getByRole("radio", { name: "Use theirs: P7" })).toBeChecked();
    await page.getByRole("button", { name: "Save route" }).click();

    await expect(getNotifications(page)).toContainText("Route Updated");
    expect(await listRoutes(page, gym)).toMatchObject([{ grade: "V9", name: "P7", version: 3 }]);
  });

  test("deletes a route after the confirmation", async ({ page, openRouteSetting, gym }) => {
    await createRoute(page, gym, "P1");
    await openRouteSetting();
    await chooseRouteAction(page, "P1", "Delete route");
    const dialog = page.getByRole("alertdialog", { name: "Delete route" });
    await expect(dialog).toContainText(
      "Are you sure you want to delete this route? This route will be removed for everybody and cannot be undone.",
    );
    await expect(dialog).toContainText("No sends, projects or videos will be deleted.");
    await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
    await dialog.getByRole("button", { name: "Delete route" }).click();

    await expect(getNotifications(page)).toContainText("Route Deleted");
    expect(await listRoutes(page, gym)).toEqual([]);
  });

  test("changes and deletes several routes", async ({ page, openRouteSetting, gym }) => {
    for (const name of ["P1", "P2", "P3"]) await createRoute(page, gym, name);
    await openRouteSetting();
    await chooseSetAction(page, "Select routes");
    await page.getByRole("checkbox", { name: "Select P1" }).check();
    await page.getByRole("checkbox", { name: "Select P3" }).check();
    await page.getByRole("button", { name: "Change" }).click();
    await page.getByRole("textbox", { name: "Grade" }).fill("V8");
    await page.getByRole("button", { name: "Change 2 routes" }).click();
    await expect(getNotifications(page)).toContainText("2 routes changed");
    const grades = (await listRoutes(page, gym)).map(({ grade }) => grade);
    expect(grades).toEqual(["V8", "V3", "V8"]);

    await chooseSetAction(page, "Select routes");
    await page.getByRole("button", { name: "Select all" }).click();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByRole("button", { name: "Delete 3 routes" }).click();
    await expect(getNotifications(page)).toContainText("3 routes deleted");
    await expect(page.getByRole("heading", { name: "No routes in this set" })).toBeVisible();
  });

  test("creates a set, and the dashboard shows a message while the set has no routes", async ({
    page,
    openRouteSetting,
    gym,
  }) => {
    await createRoute(page, gym, "P1");
    await openRouteSetting();
    await page.getByRole("button", { name: "New Set" }).click();
    await page.getByLabel("Date").fill("2026-12-01");
    await page.getByRole("textbox", { name: "Name" }).fill("Winter reset");
    await page.getByRole("button", { name: "Create set" }).click();

    await expect(getNotifications(page)).toContainText("Set Created");
    await expect(
      page.getByRole("button", { name: "Set: December 2026 · Winter reset Current" }),
    ).toBeVisible();
    await page.goto("/");
    await expect(page.getByRole("button", { name: /^Purple December 2026/ })).toContainText(
      "No routes in this set yet",
    );
  });

  test("deletes a set with its routes", async ({ page, openRouteSetting, gym }) => {
    await createRoute(page, gym, "P1");
    await openRouteSetting();
    await chooseSetAction(page, "Delete set");
    await expect(page.getByRole("alertdialog")).toContainText("Also deleted: 1 route.");
    await page.getByRole("button", { name: "Delete set" }).click();

    await expect(getNotifications(page)).toContainText("Set Deleted");
    await expect(page.getByRole("heading", { name: "No sets yet" })).toBeVisible();
    expect(await listSets(page, gym)).toEqual([]);
  });

  test("notifies a user who is no longer a setter, and redirects to the dashboard", async ({
    page,
    openRouteSetting,
    gym,
    isolatedProgram,
  }) => {
    await createRoute(page, gym, "P1");
    await openRouteSetting();
    await chooseRouteAction(page, "P1", "Delete route");
    await seedRunningProgram(isolatedProgram.dataDir, (insert) =>
      insert.updateUser(gym.userId, { route_setter: false }),
    );
    await page.getByRole("button", { name: "Delete route" }).click();

    await expect(getNotifications(page)).toContainText("You can no longer set here");
    await expect(page).toHaveURL("/");
  });
});
