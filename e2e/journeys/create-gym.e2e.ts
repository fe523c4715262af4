import type { Locator, Page } from "@playwright/test";
import { type Gym, gyms, type Layout } from "@topout/shared/contract";

import { expect, test } from "../fixtures.ts";
import { getMap } from "../gym.ts";
import { createPen, createSquare } from "../layout-editor.ts";
import { countDifferences, type MapScreenshot, takeMapScreenshot } from "../map-screenshot.ts";
import { onePixelPhoto } from "../photo.ts";
import type { Point } from "../pointer.ts";

/** Returns the taps that draw a square. The last tap is on the first point, which closes the shape. */
const createSquareTaps = (x: number, y: number, size: number): Point[] => [
  ...createSquare(x, y, size),
  { x, y },
];

/** The taps that draw six walls: an open one, and five joined ones, which the map shows as boulders. */
const WALLS: readonly Point[][] = [
  [
    { x: -90, y: -40 },
    { x: -90, y: -110 },
    { x: 0, y: -90 },
    { x: 90, y: -110 },
  ],
  createSquareTaps(-80, -20, 30),
  createSquareTaps(50, -20, 30),
  createSquareTaps(-15, -60, 30),
  createSquareTaps(-80, 35, 30),
  createSquareTaps(50, 35, 30),
];

const AREAS: readonly (readonly [string, Point[]])[] = [
  ["Slab", createSquareTaps(-90, -30, 50)],
  ["Cave", createSquareTaps(40, -30, 50)],
  ["Island", createSquareTaps(-25, -70, 50)],
  ["West", createSquareTaps(-90, 25, 50)],
  ["East", createSquareTaps(40, 25, 50)],
];

async function fillDetails(page: Page, name: string) {
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Location", { exact: true }).fill("Bristol");
  await page.getByLabel("About", { exact: true }).fill("Waterside bouldering, open late.");
  await page.getByLabel("Choose an image").setInputFiles(onePixelPhoto);
  await expect(page.getByRole("img", { name: "The gym" })).toBeVisible();
}

async function fetchGym(page: Page, url: string, name: string): Promise<Gym | undefined> {
  const list = gyms.list.response.parse(await (await page.request.get(url)).json());
  return list.find((gym) => gym.name === name);
}

/** A tap can miss its position by a pixel, so `closeTo` accepts a difference of about one layout unit. */
const TAP_PRECISION_DIGITS = -0.3;

/** Expects the lines of `WALLS`, and areas with the names of `AREAS`. */
function expectDrawnLayout(layout: Layout | undefined) {
  const lines = (layout?.lines ?? []).map(({ points, joined }) => ({ points, joined }));
  const closeTo = (points: readonly Point[]) =>
    points.map(({ x, y }) => ({
      x: expect.closeTo(x, TAP_PRECISION_DIGITS),
      y: expect.closeTo(y, TAP_PRECISION_DIGITS),
    }));
  expect(lines).toEqual(
    WALLS.map((points, index) => ({
      joined: index > 0,
      points: closeTo(index > 0 ? points.slice(0, -1) : points),
    })),
  );
  expect(layout?.areas.map((area) => [area.name, area.joined])).toEqual(
    AREAS.map(([area]) => [area, true]),
  );
}

/** Returns the SVG paths of the walls on a map. */
const getFloorPaths = (map: Locator) =>
  map
    .locator(".floor :is(.wall, .boulder)")
    .evaluateAll((paths) => paths.map((path) => path.getAttribute("d")));

/** Adds a circuit as an admin, so that setters can add sets. */
async function addCircuit(page: Page) {
  await page.goto("/gyms");
  await page.getByRole("button", { name: "Add Circuit" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Circuit" });
  await dialog.getByLabel("Name").fill("Purple");
  await dialog.getByRole("radio", { name: "violet" }).check();
  await dialog.getByRole("button", { name: "Add Circuit" }).click();
  await expect(page.getByRole("button", { name: "Delete Purple" })).toBeVisible();
}

test.describe("creating a gym", () => {
  test("draws six walls and five areas, and shows them on every map @sweep", async ({
    page,
    context,
    signInAs,
    siteUrl,
  }, { project }) => {
    test.setTimeout(120_000);
    const name = `Harbour ${project.name} ${process.pid}`;
    await signInAs("admin");
    await page.goto("/create_gym");
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page.getByText("Required").first()).toBeVisible();
    await fillDetails(page, name);
    await page.getByRole("button", { name: "Next" }).click();

    await expect(page.getByRole("heading", { name: "Draw Gym Layout" })).toBeVisible();
    await page.getByRole("button", { name: "Snap" }).click();
    const wallPen = await createPen(page);
    for (const [index, wall] of WALLS.entries()) {
      if (index > 0) await page.getByRole("button", { name: "Add line" }).click();
      await wallPen.draw(wall);
    }
    await page.getByRole("button", { name: "Next" }).click();

    await page.getByRole("button", { name: "Snap" }).click();
    const areaPen = await createPen(page);
    const drawnPaths = await getFloorPaths(page.getByRole("application"));
    for (const [index, [area, points]] of AREAS.entries()) {
      if (index > 0) await page.getByRole("button", { name: "Add area" }).click();
      await page.getByLabel("Area name").fill(area);
      await areaPen.draw(points);
    }
    await expect(page.getByText("4 points · joined")).toHaveCount(AREAS.length);
    const editorCanvas = page.getByRole("application");
    const drawnLines = await takeMapScreenshot(page, editorCanvas, "lines");
    const drawnAreas = await takeMapScreenshot(page, editorCanvas, "areas");
    const blankPage = await context.newPage();
    const expectSameMap = async (drawn: MapScreenshot, shown: MapScreenshot) =>
      expect(await countDifferences(blankPage, drawn, shown)).toBe(0);
    await page.getByRole("button", { name: "Create!" }).click();

    await expect(page.getByText("Gym Created")).toBeVisible();
    await expect(page.getByRole("heading", { name, level: 2 })).toBeVisible();
    const gym = await fetchGym(page, `${siteUrl}/api/gyms`, name);
    expect(gym?.time_zone).toEqual(expect.any(String));
    expectDrawnLayout(gym?.layout);

    await test.step("the dashboard shows the drawn layout", async () => {
      await page.goto("/");
      await expect(getMap(page).locator(".floor")).toBeVisible();
      for (const [area] of AREAS) await expect(page.getByText(area.toUpperCase())).toBeVisible();
      expect(await getFloorPaths(getMap(page))).toEqual(drawnPaths);
      await expectSameMap(drawnLines, await takeMapScreenshot(page, getMap(page), "lines"));
    });

    await test.step("the comparison finds a wall that moved by 3 units", async () => {
      await getMap(page)
        .locator(".boulder")
        .first()
        .evaluate((boulder) => boulder.setAttribute("transform", "translate(3 0)"));
      const moved = await takeMapScreenshot(page, getMap(page), "lines");
      expect(await countDifferences(blankPage, drawnLines, moved)).toBeGreaterThan(100);
    });

    await test.step("route setting shows the drawn layout", async () => {
      await addCircuit(page);
      await signInAs("setter");
      await page.goto("/route_setting");
      await page.getByRole("button", { name: "New Set" }).first().click();
      await page.getByRole("button", { name: "Create set" }).click();
      await expect(page.getByText("Set Created")).toBeVisible();
      await page.getByRole("button", { name: "New Route" }).click();
      const map = page.getByRole("application", { name: "Position on the map" });
      await expect(map.locator(".floor")).toBeVisible();
      expect(await getFloorPaths(map)).toEqual(drawnPaths);
      await expectSameMap(drawnLines, await takeMapScreenshot(page, map, "lines"));
      await expectSameMap(drawnAreas, await takeMapScreenshot(page, map, "areas"));
    });
  });

  test("keeps the draft between the steps and across a reload", async ({ page, signInAs }) => {
    await signInAs("admin");
    await page.goto("/create_gym");
    await fillDetails(page, "Half drawn");
    await page.getByRole("button", { name: "Next" }).click();
    const pen = await createPen(page);
    await pen.draw(createSquareTaps(-50, -50, 60));
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page.getByRole("heading", { name: "Add Locations to map" })).toBeVisible();

    await page.reload();
    await page.getByRole("button", { name: "Back" }).click();
    await expect(page.getByText("4 points · joined").first()).toBeAttached();
    await page.getByRole("button", { name: "Back" }).click();

    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Half drawn");
    await expect(page.getByRole("img", { name: "The gym" })).toBeVisible();
  });
});
