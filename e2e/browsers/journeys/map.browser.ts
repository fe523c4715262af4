import { getDots, getMap, getPanel, getSelectedDot } from "../../gym.ts";
import { getBox, getDistance, getCentre } from "../../pointer.ts";
import { expectVisible } from "../expect.ts";
import { expect, test } from "../fixtures.ts";
import type { BrowserPage } from "../page.ts";
import { measureSharpness } from "../sharpness.ts";
import { TOUCH } from "../tags.ts";

const getButton = (page: BrowserPage, name: string) => page.getByRole("button", { name });

/** Measures the distance between two dots. Runs in the page, so that the map does not move in between. */
function measureDotDistance(map: Element): number {
  const dots = map.querySelectorAll("[role=option]");
  const [first, second] = [dots[0], dots[20]].map((dot) => dot?.getBoundingClientRect());
  return first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0;
}

/** Returns a function that measures the zoom relative to this call. */
async function trackZoom(page: BrowserPage) {
  const before = await getMap(page).evaluate(measureDotDistance);
  return async () => (await getMap(page).evaluate(measureDotDistance)) / before;
}

const getTouchAction = (map: Element) => getComputedStyle(map).touchAction;

/** Records in `data-is-touch-prevented` whether the page prevented the last touch. Runs in the page. */
function recordPreventedTouches() {
  addEventListener("touchstart", ({ defaultPrevented }) => {
    document.documentElement.dataset["isTouchPrevented"] = String(defaultPrevented);
  });
}

test.describe("the map", () => {
  test.beforeEach(async ({ browserPage: page }) => {
    await page.goto("/");
    await expectVisible(getDots(page));
  });

  test("pans with the pointer, and zooms with the wheel and the buttons", async ({
    browserPage: page,
    saveScreenshot,
  }) => {
    await saveScreenshot("map");
    const getRelativeZoom = await trackZoom(page);
    const start = await getCentre(getDots(page).nth(3));
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x + 40, start.y + 30, { steps: 5 });
    await page.mouse.up();
    await expect
      .poll(async () => getDistance(await getCentre(getDots(page).nth(3)), start))
      .toBeGreaterThan(40);

    await page.mouse.wheel(0, -400);
    await expect.poll(getRelativeZoom).toBeGreaterThan(1.2);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const zoomBefore = await getRelativeZoom();
    await getButton(page, "Zoom in").click();
    await expect.poll(getRelativeZoom).toBeGreaterThan(zoomBefore * 1.04);
    await getButton(page, "Show the whole gym").click();
    await expect.poll(getRelativeZoom).toBeCloseTo(1, 1);
  });

  test("selects and opens a route with the keyboard", async ({ browserPage: page }) => {
    await getMap(page).evaluate((element) => (element as HTMLElement).focus());
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => getSelectedDot(page).count()).toBe(1);
    await page.keyboard.press("Enter");
    await expectVisible(getPanel(page));

    await page.keyboard.press("Escape");
    await expect.poll(() => getPanel(page).count()).toBe(0);
  });

  test(
    "zooms with two fingers, and then pans with one",
    { tag: TOUCH },
    async ({ browserPage: page, swipe }) => {
      const getRelativeZoom = await trackZoom(page);
      const { x, y } = await getCentre(getMap(page));
      await swipe?.([
        { from: { x: x - 30, y }, to: { x: x - 90, y } },
        { from: { x: x + 30, y }, to: { x: x + 90, y } },
      ]);
      await expect.poll(getRelativeZoom).toBeGreaterThan(2);

      const start = await getCentre(getDots(page).nth(3));
      await swipe?.([{ from: { x, y }, to: { x: x + 40, y: y + 30 } }]);
      await expect
        .poll(async () => getDistance(await getCentre(getDots(page).nth(3)), start))
        .toBeGreaterThan(40);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    },
  );

  // Neither driver can scroll the page by touch: WebKitWebDriver has no touch input, and Firefox sends touch events
  // only to the page's listeners. So the test checks touch-action and that the page does not prevent the touches.
  test("lets one finger scroll the page while the whole gym is in view", async ({
    browserPage: page,
    swipe,
  }) => {
    const { x, y } = await getCentre(getMap(page));
    expect(await getMap(page).evaluate(getTouchAction)).toBe("pan-y");
    if (swipe) {
      const start = await getCentre(getDots(page).nth(3));
      await page.evaluate(recordPreventedTouches);
      await swipe([{ from: { x, y }, to: { x: x + 20, y: y - 120 } }]);
      expect(await page.evaluate(() => document.documentElement.dataset["isTouchPrevented"])).toBe(
        "false",
      );
      expect(await getCentre(getDots(page).nth(3))).toEqual(start);
    }

    await getButton(page, "Zoom in").click();
    await expect.poll(() => getMap(page).evaluate(getTouchAction)).toBe("none");
  });

  test("is as sharp after a zoom as before it", async ({ browserPage: page, saveScreenshot }) => {
    const before = await measureSharpness(page, await getBox(getMap(page)));
    const getRelativeZoom = await trackZoom(page);
    const { x, y } = await getCentre(getMap(page));
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -800);
    await expect.poll(getRelativeZoom).toBeGreaterThan(3);

    await expect
      .poll(async () => measureSharpness(page, await getBox(getMap(page))))
      .toBeGreaterThan(before * 0.8);
    await saveScreenshot("map-zoomed");
  });

  test("does not select the page's text during a drag", async ({ browserPage: page }) => {
    const { x, y } = await getCentre(getMap(page));
    const corner = await page.evaluate(() => ({ x: innerWidth - 40, y: innerHeight - 10 }));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(corner.x, corner.y, { steps: 10 });

    expect(await page.evaluate(() => String(getSelection()))).toBe("");
    await page.mouse.up();
  });
});
