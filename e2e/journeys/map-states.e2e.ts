import type { Page } from "@playwright/test";
import { climbs, projects, type Route } from "@topout/shared/contract";

import { expect, test } from "../fixtures.ts";
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

test("each state of a dot is visible without colour", async ({ page, context, seed }) => {
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

  const clips = await Promise.all(routes.map((route) => getDotClip(page, route)));
  const blankPage = await context.newPage();
  for (const [first, second] of getPairs(states)) {
    const pixelCounts = await countDifferingPixels(blankPage, {
      first: first.screenshot,
      second: second.screenshot,
      clips,
    });
    const message = `${first.state} differs from ${second.state}`;
    expect(Math.min(...pixelCounts), message).toBeGreaterThan(MIN_PIXEL_COUNT);
  }
});

const getPairs = <T>(items: readonly T[]) =>
  items.flatMap((first, index) => items.slice(index + 1).map((second) => [first, second] as const));
