import { loseNextResponse } from "../lose-response.ts";
import {
  chooseRouteAction,
  createPhoto,
  createRoute,
  expect,
  listRoutes,
  listSets,
  placeDot,
  test,
} from "../route-setting.ts";
import { getNotifications } from "../session.ts";

test.describe("when the response to a write is lost", () => {
  test("a repeated save updates the route that the first save created", async ({
    page,
    openRouteSetting,
    gym,
  }) => {
    await openRouteSetting();
    const photo = await createPhoto(page, { width: 300, height: 400 });
    await page.getByRole("button", { name: "New Route" }).click();
    await page.getByRole("textbox", { name: "Grade" }).fill("V5");
    await page.getByRole("button", { name: "Crimp" }).click();
    await page.getByLabel("Choose").setInputFiles(photo);
    await expect(page.getByText("Photo added")).toBeVisible();
    await placeDot(page, [0.35, 0.5]);
    await loseNextResponse(page, "**/create_with_image");
    await page.getByRole("button", { name: "Create route" }).click();

    await expect(getNotifications(page)).toContainText("Route Creation Failed");
    await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("P1");
    await page.getByRole("textbox", { name: "Grade" }).fill("V6");
    await page.getByRole("button", { name: "Create route" }).click();

    await expect(getNotifications(page)).toContainText("Route Created");
    await expect(page.getByRole("button", { name: /^Edit P/ })).toHaveCount(1);
    expect(await listRoutes(page, gym)).toMatchObject([
      { name: "P1", grade: "V6", has_image: true },
    ]);
  });

  test("a repeated change does not conflict with itself", async ({
    page,
    openRouteSetting,
    gym,
  }) => {
    await createRoute(page, gym, "P1");
    await openRouteSetting();
    await page.getByRole("button", { name: "Edit P1" }).click();
    await page.getByRole("textbox", { name: "Grade" }).fill("V9");
    await loseNextResponse(page, "**/routes/update");
    await page.getByRole("button", { name: "Save route" }).click();
    await expect(getNotifications(page)).toContainText("Route Update Failed");
    await page.getByRole("button", { name: "Save route" }).click();

    await expect(getNotifications(page)).toContainText("Route Updated");
    expect(await listRoutes(page, gym)).toMatchObject([{ grade: "V9", version: 2 }]);
  });

  test("a repeated deletion succeeds @sweep", async ({ page, openRouteSetting, gym }) => {
    await createRoute(page, gym, "P1");
    await openRouteSetting();
    await chooseRouteAction(page, "P1", "Delete route");
    const confirmButton = page.getByRole("button", { name: "Delete route" });
    await loseNextResponse(page, "**/api/routes/*");
    await confirmButton.click();
    await expect(getNotifications(page)).toContainText("Can't reach Topout");
    await confirmButton.click();

    await expect(getNotifications(page)).toContainText("Route Deleted");
    await expect(page.getByRole("heading", { name: "No routes in this set" })).toBeVisible();
  });

  test("a repeated save updates the set that the first save created @sweep", async ({
    page,
    openRouteSetting,
    gym,
  }) => {
    await openRouteSetting();
    await page.getByRole("button", { name: "New Set" }).click();
    await page.getByLabel("Date").fill("2026-12-01");
    await loseNextResponse(page, "**/sets/create");
    await page.getByRole("button", { name: "Create set" }).click();
    await expect(getNotifications(page)).toContainText("Can't reach Topout");
    await page.getByRole("textbox", { name: "Name" }).fill("Winter");
    await page.getByRole("button", { name: "Create set" }).click();

    await expect(
      page.getByRole("button", { name: "Set: December 2026 · Winter Current" }),
    ).toBeVisible();
    expect(await listSets(page, gym)).toHaveLength(2);
  });
});
