import { expect, test } from "../fixtures.ts";
import { dot, map, trackZoom, getDotName, openDashboard } from "../gym.ts";
import { getCenter } from "../pointer.ts";

test.describe("what is written on the map", () => {
  test("names its areas, and on desktop says what its dots mean", async ({
    page,
    seed,
    isMobile,
  }) => {
    await seed.newClimber();
    await openDashboard(page);

    const areas = new Set((await seed.routes()).map(({ location }) => location));
    for (const area of areas) await expect(map(page).getByText(area).first()).toBeVisible();
    for (const state of ["Sent", "Attempted", "Unsent"]) {
      const said = page.getByRole("main").getByText(state, { exact: true });
      await expect(said.first()).toBeVisible({ visible: !isMobile });
    }
  });

  test("names the dots from zoom 2.2 on", async ({ page }) => {
    await openDashboard(page);
    const { zoomed } = await trackZoom(page);
    const name = await getDotName(page, 0);
    const names = map(page).getByText(name, { exact: true });
    await expect(names).toHaveCount(0);

    await map(page).focus();
    // 1.4 · 1.05⁹ is 2.17, and 2.28 a step later.
    for (let times = 0; times < 9; times += 1) await page.keyboard.press("+");
    await expect.poll(zoomed).toBe(1.55);
    await expect(names).toHaveCount(0);

    await page.keyboard.press("+");
    await expect(names).toHaveCount(1);
    // Right below its dot, once the map has come to rest.
    const aside = async () => (await getCenter(names)).x - (await getCenter(dot(page, name))).x;
    await expect.poll(async () => Math.abs(await aside())).toBeLessThan(2);
    const below = (await getCenter(names)).y - (await getCenter(dot(page, name))).y;
    expect(below).toBeGreaterThan(10);
    expect(below).toBeLessThan(45);
  });
});
