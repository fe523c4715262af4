import {
  createPhoto,
  expect,
  getPhotoHeight,
  getPlacementMap,
  listRoutes,
  placeDot,
  test,
} from "../route-setting.ts";
import { getNotifications } from "../session.ts";

const MAX_ACTIONS = 60;

test("a setter creates ten routes with photos in fewer than 60 actions @sweep", async ({
  page,
  gym,
  openRouteSetting,
}) => {
  await openRouteSetting();
  const photo = await createPhoto(page, { width: 600, height: 800 });
  let actionCount = 0;
  const countAction = async (action: Promise<unknown>) => {
    await action;
    actionCount += 1;
  };

  await countAction(page.getByRole("button", { name: "New Route" }).click());
  await countAction(page.getByRole("textbox", { name: "Grade" }).fill("V4"));
  await countAction(page.getByRole("button", { name: "Slab" }).click());
  await countAction(page.getByRole("checkbox", { name: "Add another" }).check());
  for (let index = 0; index < 10; index += 1) {
    await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue(`P${index + 1}`);
    await countAction(page.getByLabel("Choose").setInputFiles(photo));
    await countAction(placeDot(page, [0.35, 0.15 + index * 0.07]));
    await expect(page.getByRole("textbox", { name: "Location" })).toHaveValue("Left");
    await countAction(page.getByRole("button", { name: "Create route" }).click());
    await expect(page.getByRole("textbox", { name: "Location" })).toHaveValue("");
  }
  await countAction(page.getByRole("button", { name: "Close" }).click());

  expect(actionCount).toBeLessThan(MAX_ACTIONS);
  await expect(page.getByRole("button", { name: /^Edit P/ })).toHaveCount(10);
  const routes = await listRoutes(page, gym);
  expect(routes.every(({ has_image, style }) => has_image && style === "Slab")).toBe(true);
});

test("the form of a new route uses several photos for consecutive routes, and closes after the last one", async ({
  page,
  gym,
  openRouteSetting,
}) => {
  await openRouteSetting();
  const photo = await createPhoto(page, { width: 300, height: 400 });
  await page.getByRole("button", { name: "New Route" }).click();
  await page.getByRole("textbox", { name: "Grade" }).fill("V4");
  await page.getByRole("button", { name: "Slab" }).click();
  await page.getByLabel("Choose").setInputFiles([photo, photo, photo]);
  await expect(page.getByText("2 more photos for the next routes.")).toBeVisible();
  await page.getByRole("button", { name: "Remove photo 3 of 3" }).click();

  for (const [index, y] of [0.3, 0.6].entries()) {
    await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue(`P${index + 1}`);
    await placeDot(page, [0.65, y]);
    await page.getByRole("button", { name: "Create route" }).click();
  }

  await expect(getPlacementMap(page)).toBeHidden();
  expect(await listRoutes(page, gym)).toMatchObject([
    { name: "P1", location: "Right", has_image: true },
    { name: "P2", location: "Right", has_image: true },
  ]);
});

test("the form of a new route keeps its fields and photo if a save fails, and then uploads a resized photo", async ({
  page,
  gym,
  openRouteSetting,
}) => {
  await openRouteSetting();
  const photo = await createPhoto(page, { width: 3_000, height: 4_000 });
  await page.getByRole("button", { name: "New Route" }).click();
  await page.getByRole("textbox", { name: "Grade" }).fill("V5");
  await page.getByRole("button", { name: "Crimp" }).click();
  await page.getByLabel("Choose").setInputFiles(photo);
  await placeDot(page, [0.35, 0.5]);
  await page.route("**/create_with_image", (route) => route.abort("connectionreset"), { times: 1 });
  await page.getByRole("button", { name: "Create route" }).click();

  await expect(getNotifications(page)).toContainText("Route Creation Failed");
  await expect(page.getByRole("textbox", { name: "Grade" })).toHaveValue("V5");
  await expect(page.getByRole("textbox", { name: "Location" })).toHaveValue("Left");
  await expect(page.getByRole("button", { name: "Crimp", pressed: true })).toBeVisible();
  await expect(page.getByText("Photo added")).toBeVisible();

  const request = page.waitForRequest("**/create_with_image");
  await page.getByRole("button", { name: "Create route" }).click();
  await expect(getNotifications(page)).toContainText("Route Created");
  expect((await (await request).sizes()).requestBodySize).toBeLessThan(2_000_000);
  const [route] = await listRoutes(page, gym);
  if (!route) throw new Error("The route was not created");
  expect(await getPhotoHeight(page, route)).toBe(1_920);
});
