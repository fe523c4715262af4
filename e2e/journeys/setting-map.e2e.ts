import type { Page } from "@playwright/test";

import { drag, getCentre, tap } from "../pointer.ts";
import { createRoute, expect, listRoutes, test } from "../route-setting.ts";
import { getNotifications } from "../session.ts";

/** Opens the map. Phones hide it behind a button. */
async function openMap(page: Page) {
  const toggle = page.getByRole("button", { name: "Map", exact: true });
  const map = page.getByRole("listbox", { name: "Map of Purple, 2 routes" });
  await expect(toggle.or(map)).toBeVisible();
  if (await toggle.isVisible()) await toggle.click();
  await expect(map).toBeVisible();
  return map;
}

test("the map and the list select the same route, and the move of a dot can be undone", async ({
  page,
  openRouteSetting,
  gym,
}) => {
  const route = await createRoute(page, gym, "P1");
  await createRoute(page, gym, "P5");
  await openRouteSetting();
  const map = await openMap(page);
  const dot = map.getByRole("option", { name: "P1, Left" });

  await page.getByRole("button", { name: "P5", exact: true }).click();
  await expect(map.getByRole("option", { name: "P5, Left", selected: true })).toBeInViewport();
  const start = await getCentre(dot);
  await tap(page, start);
  await expect(page.getByRole("button", { name: "P1", exact: true, pressed: true })).toBeVisible();
  await expect(page.getByText("P1 is selected. Drag its dot to move it.")).toBeVisible();

  // Also drag downwards, which would scroll the page if the dot were not selected.
  await drag(page, start, { x: start.x + (await getDragDistance(page)), y: start.y + 40 });
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

/** Returns 90 layout units in pixels: far enough to drag a dot from the left to the right area. */
const getDragDistance = (page: Page) =>
  page.evaluate(() => {
    const svg = document.querySelector<SVGSVGElement>("[role=listbox] svg[viewBox]");
    return (svg?.getScreenCTM()?.a ?? 0) * 90;
  });

test(
  "a finger scrolls the page across a dot that is not selected",
  { tag: "@phone" },
  async ({ page, openRouteSetting, gym }) => {
    const route = await createRoute(page, gym, "P1");
    await createRoute(page, gym, "P5");
    await openRouteSetting();
    const map = await openMap(page);
    const start = await getCentre(map.getByRole("option", { name: "P1, Left" }));

    await drag(page, start, { x: start.x, y: start.y - 120 });

    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    expect(await listRoutes(page, gym)).toContainEqual(
      expect.objectContaining({ id: route.id, version: 1 }),
    );
  },
);
