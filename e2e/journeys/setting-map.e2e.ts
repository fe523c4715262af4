import { drag, getCentre } from "../pointer.ts";
import { createRoute, expect, listRoutes, test } from "../route-setting.ts";
import { getNotifications } from "../session.ts";

test("the map and the list select each other, and a dragged dot can be undone", async ({
  page,
  openRouteSetting,
  gym,
}) => {
  const route = await createRoute(page, gym, "P1");
  await createRoute(page, gym, "P5");
  await openRouteSetting();
  const map = page.getByRole("listbox", { name: "Map of Purple, 2 routes" });
  const dot = map.getByRole("option", { name: "P1, Left" });

  await page.getByRole("button", { name: "P5", exact: true }).click();
  await expect(map.getByRole("option", { name: "P5, Left", selected: true })).toBeVisible();
  const start = await getCentre(dot);
  await page.mouse.click(start.x, start.y);
  await expect(page.getByRole("button", { name: "P1", exact: true, pressed: true })).toBeVisible();

  await drag(page, start, { x: start.x + 170, y: start.y });
  await expect(getNotifications(page)).toContainText("P1 is now at Right.");
  expect(await listRoutes(page, gym)).toContainEqual(
    expect.objectContaining({ id: route.id, location: "Right", version: 2 }),
  );
  await getNotifications(page).getByRole("button", { name: "Undo" }).click();
  await expect(getNotifications(page)).toContainText("P1 was moved back.");
  await expect(dot).toBeVisible();
  expect(await listRoutes(page, gym)).toContainEqual(
    expect.objectContaining({ id: route.id, location: "Left", x: route.x, y: route.y }),
  );
});
