import { expect, test } from "../fixtures.ts";
import { getMap, openDashboard, openZoomedInDashboard, trackDistance, trackZoom } from "../gym.ts";
import { drag, getCentre, tap } from "../pointer.ts";

test.describe("the map", () => {
  // Only on phones, because dragging with a mouse pans the map.
  test(
    "scrolls the page with one finger while the whole gym is in view",
    {
      tag: "@phone",
    },
    async ({ page }) => {
      await openDashboard(page);
      const centre = await getCentre(getMap(page));
      const getPanDistance = await trackDistance(page);

      await drag(page, centre, { x: centre.x + 60, y: centre.y });
      expect(await getPanDistance()).toBe(0);
      await drag(page, centre, { x: centre.x, y: centre.y - 120 });

      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(60);
    },
  );

  test("shows a button that returns to the whole gym, once the view has changed @sweep-desktop", async ({
    page,
  }) => {
    await openZoomedInDashboard(page);
    const { getRelativeZoom } = await trackZoom(page);
    expect(await getRelativeZoom()).toBe(1);

    await page.getByRole("button", { name: "Show the whole gym" }).click();

    await expect.poll(getRelativeZoom).toBeLessThan(1);
    await expect(page.getByRole("button", { name: "Show the whole gym" })).toBeHidden();
  });

  test("has a focus ring after a key press, but not after a tap @sweep-desktop", async ({
    page,
  }) => {
    await openDashboard(page);
    const hasRing = () =>
      getMap(page).evaluate((map) => getComputedStyle(map, "::after").content !== "none");

    await tap(page, await getCentre(getMap(page)));
    await expect(getMap(page)).toBeFocused();
    expect(await hasRing()).toBe(false);

    await page.keyboard.press("ArrowRight");
    await expect.poll(hasRing).toBe(true);
  });
});
