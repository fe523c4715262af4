import type { Page } from "@playwright/test";

import { expect, test } from "../fixtures.ts";
import {
  dot,
  dots,
  map,
  countStoredViews,
  trackZoom,
  trackDistance,
  getDotName,
  openDashboard,
  selectedDot,
} from "../gym.ts";
import { distance, doubleTap, drag, fling, getCenter, pinch, tap } from "../pointer.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name });

test.describe("the map", () => {
  test("shows the whole gym first, and its buttons zoom by 5 %", async ({ page }) => {
    await openDashboard(page);
    const { getZoom } = await trackZoom(page);
    for (const each of await dots(page).all()) await expect(each).toBeInViewport({ ratio: 0.5 });

    await button(page, "Zoom in").click();
    await expect.poll(getZoom).toBe(1.05);
    await button(page, "Zoom in").click();
    await expect.poll(getZoom).toBe(1.1);

    await button(page, "Zoom out").click();
    await button(page, "Zoom out").click();
    await expect.poll(getZoom).toBe(1);
  });

  test("does not disable the zoom of the page", async ({ page }) => {
    await openDashboard(page);

    await expect(page.locator("meta[name=viewport]")).not.toHaveAttribute(
      "content",
      /user-scalable|maximum-scale|minimum-scale/,
    );
    expect(await page.evaluate(() => getComputedStyle(document.body).touchAction)).toBe("auto");
  });

  test("zooms at the pointer with the wheel", async ({ page }) => {
    await openDashboard(page);
    const { getZoom } = await trackZoom(page);
    const name = await getDotName(page, 3);
    const before = await getCenter(dot(page, name));

    await page.mouse.move(before.x, before.y);
    await page.mouse.wheel(0, -200);

    await expect.poll(getZoom).toBeGreaterThan(1.2);
    expect(distance(await getCenter(dot(page, name)), before)).toBeLessThan(6);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test("zooms at the fingers with a pinch; the page does not zoom", async ({ page }) => {
    await openDashboard(page);
    const { getZoom } = await trackZoom(page);
    const name = await getDotName(page, 3);
    const before = await getCenter(dot(page, name));

    await pinch(page, before, [30, 90]);

    await expect.poll(getZoom).toBeGreaterThan(2);
    expect(distance(await getCenter(dot(page, name)), before)).toBeLessThan(12);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);

    await pinch(page, await getCenter(map(page)), [90, 30]);
    await expect.poll(getZoom).toBeLessThan(1.5);
  });

  test("pans with a drag that starts on a dot, and does not select the dot", async ({ page }) => {
    await openDashboard(page);
    const name = await getDotName(page, 3);
    const before = await getCenter(dot(page, name));

    await drag(page, before, { x: before.x + 60, y: before.y + 40 });

    await expect
      .poll(async () => distance(await getCenter(dot(page, name)), before))
      .toBeGreaterThan(60);
    await expect(selectedDot(page)).toHaveCount(0);
  });

  test("shows a grab cursor, also over a dot", async ({ page, isMobile }) => {
    await openDashboard(page);
    const at = await getCenter(dot(page, await getDotName(page, 3)));
    const cursor = () =>
      page.evaluate(({ x, y }) => {
        const under = document.elementFromPoint(x, y);
        return under && getComputedStyle(under).cursor;
      }, at);

    await page.mouse.move(at.x, at.y);
    expect(await cursor()).toBe("grab");
    await page.mouse.down();
    // A phone has no cursor.
    expect(await cursor()).toBe(isMobile ? "grab" : "grabbing");
    await page.mouse.up();
    expect(await cursor()).toBe("grab");
  });

  test("glides after a fling", async ({ page }) => {
    await openDashboard(page);
    const at = await getCenter(map(page));

    // A busy browser may merge the events of one fling, so the speed is lost.
    await expect(async () => {
      const getDistance = await trackDistance(page);
      await fling(page, at, { x: at.x + 64, y: at.y });
      await expect.poll(getDistance, { timeout: 2_000 }).toBeGreaterThan(64 + 40);
    }).toPass({ timeout: 30_000 });
  });

  test("does not glide if the user prefers reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openDashboard(page);
    const getDistance = await trackDistance(page);
    const at = await getCenter(map(page));

    await fling(page, at, { x: at.x + 64, y: at.y });

    await expect.poll(() => countStoredViews(page)).toBe(1);
    expect(await getDistance()).toBeCloseTo(64, 0);
  });

  test("returns to the default view after a double tap", async ({ page }) => {
    await openDashboard(page);
    const { getZoom } = await trackZoom(page);
    const name = await getDotName(page, 3);
    const before = await getCenter(dot(page, name));
    for (let clicks = 0; clicks < 4; clicks += 1) await button(page, "Zoom in").click();
    await expect.poll(getZoom).toBe(1.22);

    await doubleTap(page, await getCenter(map(page)));

    await expect.poll(getZoom).toBe(1);
    await expect
      .poll(async () => distance(await getCenter(dot(page, name)), before))
      .toBeLessThan(1);
  });

  test("selects the nearest dot within 22 px of a tap", async ({ page }) => {
    await openDashboard(page);
    const places = await Promise.all((await dots(page).all()).map(getCenter));
    // No other dot is near the topmost one.
    const top = places.reduce((highest, place) => (place.y < highest.y ? place : highest));
    const off = places
      .map(({ x, y }) => ({ x, y: y - 30 }))
      .find((at) => distance(at, top) > 60 && places.every((place) => distance(at, place) > 26));
    if (!off) throw new Error("The map has no free area");

    await tap(page, off);
    await expect(selectedDot(page)).toHaveCount(0);

    await tap(page, { x: top.x, y: top.y - 17 });
    await expect(selectedDot(page)).toHaveCount(1);
    expect(distance(await getCenter(selectedDot(page)), top)).toBeLessThan(2);
  });

  test("keeps its view after a reload", async ({ page }) => {
    await openDashboard(page);
    const { getZoom } = await trackZoom(page);
    for (let clicks = 0; clicks < 4; clicks += 1) await button(page, "Zoom in").click();
    await expect.poll(getZoom).toBe(1.22);
    await expect.poll(() => countStoredViews(page)).toBe(1);

    await page.reload();
    await expect(dots(page).first()).toBeVisible();
    expect(await getZoom()).toBe(1.22);

    await doubleTap(page, await getCenter(map(page)));
    await expect.poll(() => countStoredViews(page)).toBe(0);
  });
});
