import type { Page } from "@playwright/test";
import { climbs, projects, type Route } from "@topout/shared/contract";

import { changeRoutes, LEAVES_ON, markRoutes, NEW_TIME, OLD_TIME } from "../first-map.ts";
import { expect, test } from "../fixtures.ts";
import { selectCases } from "../full-size.ts";
import { getMap, openDashboard } from "../gym.ts";
import { getBox } from "../pointer.ts";
import { type Clip, countDifferingPixels } from "../screenshots.ts";
import { postForRoute } from "../post-for-route.ts";

/** Returns the first route of each circuit. Each circuit has its own dot shape. */
const getFirstRoutes = (routes: readonly Route[]) => [
  ...new Map(routes.toReversed().map((route) => [route.circuit_id, route])).values(),
];

/** Takes a screenshot of the dashboard without colours. */
async function takeGreyScreenshot(page: Page) {
  await openDashboard(page);
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setEmulatedVisionDeficiency", { type: "achromatopsia" });
  return page.screenshot({ animations: "disabled", scale: "css" });
}

/** Returns the clip of a dot with its project ring. Finds the dot by id, because routes can share a name. */
async function getDotClip(page: Page, { id }: Route): Promise<Clip> {
  const { x, y, width, height } = await getBox(getMap(page).locator(`[id$="${id}"]`));
  return { x: x - width / 2, y: y - width / 2, width: width * 2, height: height + width };
}

/** The smallest difference is the mark of an attempt, with about thirty pixels on a phone. */
const MIN_PIXEL_COUNT = 20;

test("each state of a dot is visible without colour", async ({ page, seed }) => {
  await seed.signInAsNewClimber();
  const routes = getFirstRoutes(await seed.getRoutes());
  const takeScreenshotAfter = async (call: { path: string }) => {
    await Promise.all(routes.map((route) => postForRoute(page, call, route)));
    return takeGreyScreenshot(page);
  };

  const states = [
    { state: "unsent", screenshot: await takeGreyScreenshot(page) },
    { state: "attempted", screenshot: await takeScreenshotAfter(climbs.addAttempt) },
    { state: "a project, attempted", screenshot: await takeScreenshotAfter(projects.add) },
    { state: "a project, sent", screenshot: await takeScreenshotAfter(climbs.addSend) },
  ];

  await expectVisibleDifferences(page, routes, states);
});

const marks = [
  { state: "no mark", leaves_on: null, published_at: OLD_TIME },
  { state: "new", leaves_on: null, published_at: NEW_TIME },
  { state: "leaving", leaves_on: LEAVES_ON, published_at: OLD_TIME },
  { state: "new and leaving", leaves_on: LEAVES_ON, published_at: NEW_TIME },
];

for (const colorScheme of selectCases(["dark"], ["light"])) {
  test(`each mark of a dot is visible without colour in the ${colorScheme} theme`, async ({
    page,
    seed,
  }) => {
    await page.emulateMedia({ colorScheme });
    const routes = getFirstRoutes(await seed.getRoutes());
    const states: StateScreenshot[] = [];
    for (const { state, ...fields } of marks) {
      await changeRoutes(page, (route) => ({ ...route, ...fields }));
      states.push({ state, screenshot: await takeGreyScreenshot(page) });
    }

    await expectVisibleDifferences(page, routes, states);
  });
}

test("the marks of dots have the colours of a high-contrast theme", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await markRoutes(page);
  await openDashboard(page);

  const colors = await getMap(page)
    .locator(".mark")
    .first()
    .evaluate((mark) => {
      const sample = document.body.appendChild(document.createElement("p"));
      sample.style.cssText = "color: CanvasText; background: Canvas";
      const { color, backgroundColor } = getComputedStyle(sample);
      const { fill, stroke } = getComputedStyle(mark);
      return { fill, stroke, text: color, canvas: backgroundColor };
    });
  expect(colors.fill).toBe(colors.text);
  expect(colors.stroke).toBe(colors.canvas);
});

interface StateScreenshot {
  readonly state: string;
  readonly screenshot: Buffer;
}

/** Expects that the dots of these routes look different in each pair of screenshots. */
async function expectVisibleDifferences(
  page: Page,
  routes: readonly Route[],
  states: readonly StateScreenshot[],
) {
  const clips = await Promise.all(routes.map((route) => getDotClip(page, route)));
  const blankPage = await page.context().newPage();
  for (const [first, second] of getPairs(states)) {
    const pixelCounts = await countDifferingPixels(blankPage, {
      first: first.screenshot,
      second: second.screenshot,
      clips,
    });
    const message = `${first.state} differs from ${second.state}`;
    expect(Math.min(...pixelCounts), message).toBeGreaterThan(MIN_PIXEL_COUNT);
  }
}

const getPairs = <T>(items: readonly T[]) =>
  items.flatMap((first, index) => items.slice(index + 1).map((second) => [first, second] as const));
