import type { Page } from "@playwright/test";

import { expect, test } from "../fixtures.ts";
import {
  getDot,
  getDots,
  getMap,
  countStoredMapViews,
  trackZoom,
  trackDistance,
  getDotName,
  openDashboard,
  openZoomedInDashboard,
  getSelectedDot,
  getStoredMapViews,
} from "../gym.ts";
import { getDistance, doubleTap, drag, fling, getCentre, pinch, tap } from "../pointer.ts";

const getButton = (page: Page, name: string) => page.getByRole("button", { name });

test.describe("the map", () => {
  test("shows the whole gym first, and its buttons zoom by 5 % @sweep-desktop", async ({
    page,
  }) => {
    await openDashboard(page);
    const { getRelativeZoom } = await trackZoom(page);
    for (const dot of await getDots(page).all()) await expect(dot).toBeInViewport({ ratio: 0.5 });

    await getButton(page, "Zoom in").click();
    await expect.poll(getRelativeZoom).toBe(1.05);
    await getButton(page, "Zoom in").click();
    await expect.poll(getRelativeZoom).toBe(1.1);

    await getButton(page, "Zoom out").click();
    await getButton(page, "Zoom out").click();
    await expect.poll(getRelativeZoom).toBe(1);
  });

  test("keeps its zoom buttons in place when “Show the whole gym” appears", async ({ page }) => {
    await openDashboard(page);
    const before = await getCentre(getButton(page, "Zoom in"));

    await getButton(page, "Zoom in").click();

    await expect(getButton(page, "Show the whole gym")).toBeVisible();
    expect(await getCentre(getButton(page, "Zoom in"))).toEqual(before);
  });

  test("does not disable the zoom of the page @sweep-desktop", async ({ page }) => {
    await openDashboard(page);

    await expect(page.locator("meta[name=viewport]")).not.toHaveAttribute(
      "content",
      /user-scalable|maximum-scale|minimum-scale/,
    );
    expect(await page.evaluate(() => getComputedStyle(document.body).touchAction)).toBe("auto");
  });

  test("zooms at the pointer with the wheel", async ({ page }) => {
    await openDashboard(page);
    const { getRelativeZoom } = await trackZoom(page);
    const name = await getDotName(page, 3);
    const before = await getCentre(getDot(page, name));

    await page.mouse.move(before.x, before.y);
    await page.mouse.wheel(0, -200);

    await expect.poll(getRelativeZoom).toBeGreaterThan(1.2);
    expect(getDistance(await getCentre(getDot(page, name)), before)).toBeLessThan(6);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test("zooms at the fingers with a pinch; the page does not zoom", async ({ page }) => {
    await openDashboard(page);
    const { getRelativeZoom } = await trackZoom(page);
    const name = await getDotName(page, 3);
    const before = await getCentre(getDot(page, name));

    await pinch(page, before, [30, 90]);

    await expect.poll(getRelativeZoom).toBeGreaterThan(2);
    expect(getDistance(await getCentre(getDot(page, name)), before)).toBeLessThan(12);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);

    await pinch(page, await getCentre(getMap(page)), [90, 30]);
    await expect.poll(getRelativeZoom).toBeLessThan(1.5);
  });

  test("pans with a drag that starts on a dot, and does not select the dot", async ({ page }) => {
    await openZoomedInDashboard(page);
    const name = await getDotName(page, 3);
    const before = await getCentre(getDot(page, name));

    await drag(page, before, { x: before.x + 60, y: before.y + 40 });

    await expect
      .poll(async () => getDistance(await getCentre(getDot(page, name)), before))
      .toBeGreaterThan(60);
    await expect(getSelectedDot(page)).toHaveCount(0);
  });

  test("shows a grab cursor, even over a dot", async ({ page, isMobile }) => {
    await openDashboard(page);
    const centre = await getCentre(getDot(page, await getDotName(page, 3)));
    const getCursor = () =>
      page.evaluate(({ x, y }) => {
        const element = document.elementFromPoint(x, y);
        return element && getComputedStyle(element).cursor;
      }, centre);

    await page.mouse.move(centre.x, centre.y);
    expect(await getCursor()).toBe("grab");
    await page.mouse.down();
    // A phone has no cursor.
    expect(await getCursor()).toBe(isMobile ? "grab" : "grabbing");
    await page.mouse.up();
    expect(await getCursor()).toBe("grab");
  });

  test("glides after a fling @sweep-desktop", async ({ page }) => {
    await openZoomedInDashboard(page);
    const centre = await getCentre(getMap(page));
    const getPanDistance = await trackDistance(page);

    await fling(page, centre, { x: centre.x + 64, y: centre.y });

    await expect.poll(getPanDistance).toBeGreaterThan(64 + 40);
  });

  test("does not glide if the user prefers reduced motion @sweep-desktop", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openZoomedInDashboard(page);
    await expect.poll(() => countStoredMapViews(page)).toBe(1);
    const zoomedViews = await getStoredMapViews(page);
    const getPanDistance = await trackDistance(page);
    const centre = await getCentre(getMap(page));

    await fling(page, centre, { x: centre.x + 64, y: centre.y });

    await expect.poll(getPanDistance).toBeCloseTo(64, 0);
    await expect.poll(() => getStoredMapViews(page)).not.toEqual(zoomedViews);
    expect(await getPanDistance()).toBeCloseTo(64, 0);
  });

  test("returns to the default view after a double tap @sweep-desktop", async ({ page }) => {
    await openDashboard(page);
    const { getRelativeZoom } = await trackZoom(page);
    const name = await getDotName(page, 3);
    const before = await getCentre(getDot(page, name));
    for (let clicks = 0; clicks < 4; clicks += 1) await getButton(page, "Zoom in").click();
    await expect.poll(getRelativeZoom).toBe(1.22);

    await doubleTap(page, await getCentre(getMap(page)));

    await expect.poll(getRelativeZoom).toBe(1);
    await expect
      .poll(async () => getDistance(await getCentre(getDot(page, name)), before))
      .toBeLessThan(1);
  });

  test("selects the nearest dot within 22 px of a tap @sweep-desktop", async ({ page }) => {
    await openDashboard(page);
    const dotCentres = await Promise.all((await getDots(page).all()).map(getCentre));
    // No other dot is near the topmost one.
    const topDot = dotCentres.reduce((highest, dotCentre) =>
      dotCentre.y < highest.y ? dotCentre : highest,
    );
    const freePoint = dotCentres
      .map(({ x, y }) => ({ x, y: y - 30 }))
      .find(
        (point) =>
          getDistance(point, topDot) > 60 &&
          dotCentres.every((dotCentre) => getDistance(point, dotCentre) > 26),
      );
    if (!freePoint) throw new Error("The map has no free area");

    await tap(page, freePoint);
    await expect(getSelectedDot(page)).toHaveCount(0);

    await tap(page, { x: topDot.x, y: topDot.y - 17 });
    await expect(getSelectedDot(page)).toHaveCount(1);
    expect(getDistance(await getCentre(getSelectedDot(page)), topDot)).toBeLessThan(2);
  });

  test("restores its view after a reload @sweep-desktop", async ({ page }) => {
    await openDashboard(page);
    const { getRelativeZoom } = await trackZoom(page);
    for (let clicks = 0; clicks < 4; clicks += 1) await getButton(page, "Zoom in").click();
    await expect.poll(getRelativeZoom).toBe(1.22);
    await expect.poll(() => countStoredMapViews(page)).toBe(1);

    await page.reload();
    await expect(getDots(page).first()).toBeVisible();
    expect(await getRelativeZoom()).toBe(1.22);

    await doubleTap(page, await getCentre(getMap(page)));
    await expect.poll(() => countStoredMapViews(page)).toBe(0);
  });
});
