import { expect, test } from "../fixtures.ts";
import { dot, map, trackZoom, getDotName, openDashboard } from "../gym.ts";
import { getCenter } from "../pointer.ts";

test.describe("labels on the map", () => {
  test("name the areas; desktop also has a legend", async ({ page, seed, isMobile }) => {
    await seed.newClimber();
    await openDashboard(page);

    const areas = new Set((await seed.routes()).map(({ location }) => location));
    for (const area of areas) await expect(map(page).getByText(area).first()).toBeVisible();
    for (const state of ["Sent", "Attempted", "Unsent"]) {
      const label = page.getByRole("main").getByText(state, { exact: true });
      await expect(label.first()).toBeVisible({ visible: !isMobile });
    }
  });

  test("name the dots from zoom 2.2", async ({ page }) => {
    await openDashboard(page);
    const { getZoom } = await trackZoom(page);
    const name = await getDotName(page, 0);
    const names = map(page).getByText(name, { exact: true });
    await expect(names).toHaveCount(0);

    await map(page).focus();
    // 1.4 · 1.05⁹ is 2.17. The next step is 2.28.
    for (let presses = 0; presses < 9; presses += 1) await page.keyboard.press("+");
    await expect.poll(getZoom).toBe(1.55);
    await expect(names).toHaveCount(0);

    await page.keyboard.press("+");
    await expect(names).toHaveCount(1);
    // The label is right below its dot once the map is at rest.
    const aside = async () => (await getCenter(names)).x - (await getCenter(dot(page, name))).x;
    await expect.poll(async () => Math.abs(await aside())).toBeLessThan(2);
    const below = (await getCenter(names)).y - (await getCenter(dot(page, name))).y;
    expect(below).toBeGreaterThan(10);
    expect(below).toBeLessThan(45);
  });
});
