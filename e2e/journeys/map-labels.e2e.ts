import { expect, test } from "../fixtures.ts";
import { getDot, getMap, trackZoom, getDotName, openDashboard } from "../gym.ts";
import { getCentre } from "../pointer.ts";

test.describe("labels on the map", () => {
  test("name the areas, and the states of the dots on desktop", async ({
    page,
    seed,
    isMobile,
  }) => {
    await seed.signInAsNewClimber();
    await openDashboard(page);

    const areas = new Set((await seed.getRoutes()).map(({ location }) => location));
    for (const area of areas) await expect(getMap(page).getByText(area).first()).toBeVisible();
    for (const state of ["Sent", "Attempted", "Unsent"]) {
      const label = page.getByRole("main").getByText(state, { exact: true });
      await expect(label.first()).toBeVisible({ visible: !isMobile });
    }
  });

  test("name the dots from zoom 2.2", async ({ page }) => {
    await openDashboard(page);
    const { getRelativeZoom } = await trackZoom(page);
    const name = await getDotName(page, 0);
    const labels = getMap(page).getByText(name, { exact: true });
    await expect(labels).toHaveCount(0);

    await getMap(page).focus();
    // The default view has zoom 1.4. Nine steps of 5 % reach 2.17, which is 1.55 times as much. Ten steps reach 2.28.
    for (let presses = 0; presses < 9; presses += 1) await page.keyboard.press("+");
    await expect.poll(getRelativeZoom).toBe(1.55);
    await expect(labels).toHaveCount(0);

    await page.keyboard.press("+");
    await expect(labels).toHaveCount(1);
    // The label is centred below its dot once the map is at rest.
    const getHorizontalOffset = async () =>
      (await getCentre(labels)).x - (await getCentre(getDot(page, name))).x;
    await expect.poll(async () => Math.abs(await getHorizontalOffset())).toBeLessThan(2);
    const getVerticalOffset = async () =>
      (await getCentre(labels)).y - (await getCentre(getDot(page, name))).y;
    await expect.poll(getVerticalOffset).toBeLessThan(45);
    expect(await getVerticalOffset()).toBeGreaterThan(10);
  });
});
