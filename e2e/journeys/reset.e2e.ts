import { createResetOf, getMark, openReset } from "../reset.ts";
import { expectNoViolations, expectReachableControls } from "../accessibility.ts";
import { createRoute, expect, test } from "../route-setting.ts";
import { getBox, tap } from "../pointer.ts";

test("marks what comes down by dots, areas and circuits @phone", async ({ page, gym }) => {
  for (const name of ["P1", "P2", "P3"]) await createRoute(page, gym, name);
  await page.goto(`/route_setting/resets/${(await createResetOf(page, gym)).id}`);
  const map = page.getByRole("listbox", { name: "What comes down, 3 routes" });
  await expect(page.getByText("Nothing comes down yet")).toBeVisible();

  const box = await getBox(map.getByRole("option", { name: "P1, Purple, Left" }));
  await tap(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  await expect(page.getByText("1 route comes down")).toBeVisible();
  await page.getByRole("checkbox", { name: "Purple 1 of 3" }).click();
  await expect(page.getByText("3 routes come down")).toBeVisible();
  await page.reload();
  await expect(page.getByText("3 routes come down")).toBeVisible();
  await expect(page.getByRole("option", { selected: true })).toHaveCount(3);

  await expectNoViolations(page);
  await expectReachableControls(page);
});

test("the map of new routes fills the space above the controls @phone", async ({ page, gym }) => {
  await createRoute(page, gym, "P1");
  await page.goto(`/route_setting/resets/${(await createResetOf(page, gym)).id}?step=up`);

  const map = await getBox(page.getByRole("application"));
  const legend = await getBox(page.getByText("Stays 1"));

  expect(map.y + map.height).toBeGreaterThan(legend.y + legend.height);
});

test("dots keep their size on the screen when the map is zoomed in @phone @sweep", async ({
  page,
  gym,
}) => {
  await createRoute(page, gym, "P1");
  await createRoute(page, gym, "P9");
  await openReset(page, await createResetOf(page, gym), "P1");
  const measure = async () => {
    const [first, last] = [await getBox(getMark(page, "P1")), await getBox(getMark(page, "P9"))];
    return { size: first.width, distance: last.y - first.y };
  };
  const start = await measure();
  const zoomIn = page.getByRole("button", { name: "Zoom in" });

  for (let step = 0; step < 22; step += 1) await zoomIn.click();

  const getGrowth = async () => (await measure()).distance / start.distance;
  await expect.poll(getGrowth).toBeCloseTo(1.05 ** 22, 1);
  // Dots grow with the map up to zoom 2, from 1.4.
  await expect.poll(async () => (await measure()).size / start.size).toBeLessThan(1.7);
  await page.getByRole("button", { name: "Show the whole gym" }).click();
  await expect.poll(async () => (await measure()).size).toBeCloseTo(start.size, 0);
});

test.describe("with the install prompt", () => {
  test.use({ shouldOfferInstall: true });

  test("the buttons of a step stay free @phone", async ({ page, gym }) => {
    await page.goto(`/route_setting/resets/${(await createResetOf(page, gym)).id}?step=up`);
    const prompt = page.getByRole("region", { name: "Install Topout" });
    const next = page.getByRole("button", { name: "Next" });
    await expect(next).toBeVisible();
    await expect(prompt).toBeVisible();

    const { y, height } = await getBox(prompt);
    expect(y + height).toBeLessThanOrEqual((await getBox(next)).y);
    await next.click();

    await expect(page).toHaveURL(/step=publish$/);
  });
});
