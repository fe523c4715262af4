import type { Page } from "@playwright/test";
import { gyms, type Layout } from "@topout/shared/contract";

import { expect, test } from "../fixtures.ts";
import { getBox, type Point, tap } from "../pointer.ts";

/** The layout units of the canvas in its initial view, without snapping. */
async function createPen(page: Page) {
  const guide = await getBox(page.locator(".guide"));
  const scale = guide.width / 200;
  const toPixel = ({ x, y }: Point): Point => ({
    x: guide.x + (x + 100) * scale,
    y: guide.y + (y + 125) * scale,
  });
  return {
    draw: async (points: readonly Point[]) => {
      for (const point of points) await tap(page, toPixel(point));
    },
  };
}

const square = (x: number, y: number, size: number): Point[] => [
  { x, y },
  { x: x + size, y },
  { x: x + size, y: y + size },
  { x, y: y + size },
  // A tap on the first point closes the shape.
  { x, y },
];

/** Six walls: a bent one, and five boulders. */
const WALLS: readonly Point[][] = [
  [
    { x: -90, y: -40 },
    { x: -90, y: -110 },
    { x: 0, y: -90 },
    { x: 90, y: -110 },
  ],
  square(-80, -20, 30),
  square(50, -20, 30),
  square(-15, -60, 30),
  square(-80, 35, 30),
  square(50, 35, 30),
];

const AREAS: readonly (readonly [string, Point[]])[] = [
  ["Slab", square(-90, -30, 50)],
  ["Cave", square(40, -30, 50)],
  ["Island", square(-25, -70, 50)],
  ["West", square(-90, 25, 50)],
  ["East", square(40, 25, 50)],
];

const PHOTO = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

async function fillInfo(page: Page, name: string) {
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Location", { exact: true }).fill("Bristol");
  await page.getByLabel("About", { exact: true }).fill("Waterside bouldering, open late.");
  await page
    .getByLabel("Choose an image")
    .setInputFiles({ name: "gym.png", mimeType: "image/png", buffer: PHOTO });
  await expect(page.getByRole("img", { name: "The gym" })).toBeVisible();
}

async function fetchLayout(page: Page, url: string, name: string): Promise<Layout | undefined> {
  const list = gyms.list.response.parse(await (await page.request.get(url)).json());
  const gym = list.find((other) => other.name === name);
  expect(gym?.time_zone).toEqual(expect.any(String));
  return gym?.layout;
}

/** A tap can miss its position by a pixel. */
function expectDrawn(layout: Layout | undefined) {
  const shapes = (layout?.lines ?? []).map(({ points, joined }) => ({ points, joined }));
  const round = (points: readonly Point[]) =>
    points.map(({ x, y }) => ({
      x: expect.closeTo(x, -0.3),
      y: expect.closeTo(y, -0.3),
    }));
  expect(shapes).toEqual(
    WALLS.map((points, index) => ({
      joined: index > 0,
      points: round(index > 0 ? points.slice(0, -1) : points),
    })),
  );
  expect(layout?.areas.map((area) => [area.name, area.joined])).toEqual(
    AREAS.map(([area]) => [area, true]),
  );
}

test.describe("creating a gym", () => {
  test("draws six walls and five areas, and shows them on every map", async ({
    page,
    signInAs,
    siteUrl,
  }, { project }) => {
    test.setTimeout(120_000);
    const name = `Harbour ${project.name} ${process.pid}`;
    await signInAs("admin");
    await page.goto("/create_gym");
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page.getByText("Required").first()).toBeVisible();
    await fillInfo(page, name);
    await page.getByRole("button", { name: "Next" }).click();

    await expect(page.getByRole("heading", { name: "Draw Gym Layout" })).toBeVisible();
    await page.getByRole("button", { name: "Snap" }).click();
    const walls = await createPen(page);
    for (const [index, wall] of WALLS.entries()) {
      if (index > 0) await page.getByRole("button", { name: "Add line" }).click();
      await walls.draw(wall);
    }
    await page.getByRole("button", { name: "Next" }).click();

    await page.getByRole("button", { name: "Snap" }).click();
    const areas = await createPen(page);
    for (const [index, [area, points]] of AREAS.entries()) {
      if (index > 0) await page.getByRole("button", { name: "Add area" }).click();
      await page.getByLabel("Area name").fill(area);
      await areas.draw(points);
    }
    await page.getByRole("button", { name: "Create!" }).click();

    await expect(page.getByText("Gym Created")).toBeVisible();
    await expect(page.getByRole("heading", { name, level: 2 })).toBeVisible();
    expectDrawn(await fetchLayout(page, `${siteUrl}/api/gyms`, name));

    await page.goto("/");
    for (const [area] of AREAS) await expect(page.getByText(area.toUpperCase())).toBeVisible();
  });

  test("keeps everything between the steps and across a reload", async ({ page, signInAs }) => {
    await signInAs("admin");
    await page.goto("/create_gym");
    await fillInfo(page, "Half drawn");
    await page.getByRole("button", { name: "Next" }).click();
    const pen = await createPen(page);
    await pen.draw(square(-50, -50, 60));
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
