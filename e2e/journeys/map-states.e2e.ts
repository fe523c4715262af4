import type { Page } from "@playwright/test";
import { climbs, projects, type Route } from "@topout/shared/contract";

import { expect, test } from "../fixtures.ts";
import { map, openDashboard } from "../gym.ts";
import { getBox } from "../pointer.ts";
import { type Clip, countDifferingPixels } from "../screenshots.ts";
import { postForRoute } from "../post-for-route.ts";

/** The first route of each circuit. Each circuit has its own dot shape. */
const firstOfEachCircuit = (routes: readonly Route[]) => [
  ...new Map(routes.toReversed().map((route) => [route.circuit_id, route])).values(),
];

/** A screenshot of the dashboard without colours. */
async function screenshotInGrey(page: Page) {
  await openDashboard(page);
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setEmulatedVisionDeficiency", { type: "achromatopsia" });
  return page.screenshot({ animations: "disabled", scale: "css" });
}

/** The area of a dot and its project ring. Found by id, because names are not unique across circuits. */
async function getDotClip(page: Page, { id }: Route): Promise<Clip> {
  const { x, y, width, height } = await getBox(map(page).locator(`[id$="${id}"]`));
  return { x: x - width / 2, y: y - width / 2, width: width * 2, height: height + width };
}

/** The smallest mark, that of an attempt, has about thirty pixels on a phone. */
const MIN_PIXELS = 20;

test("each state of a dot is visible without colour", async ({ page, context, seed }) => {
  await seed.newClimber();
  const routes = firstOfEachCircuit(await seed.routes());
  const afterLogging = async (call: { path: string }) => {
    await Promise.all(routes.map((route) => postForRoute(page, call, route)));
    return screenshotInGrey(page);
  };

  const states = [
    { state: "unsent", screenshot: await screenshotInGrey(page) },
    { state: "attempted", screenshot: await afterLogging(climbs.addAttempt) },
    { state: "a project, attempted", screenshot: await afterLogging(projects.add) },
    { state: "a project, sent", screenshot: await afterLogging(climbs.addSend) },
  ];

  const clips = await Promise.all(routes.map((route) => getDotClip(page, route)));
  const blankPage = await context.newPage();
  for (const [{ state, screenshot: one }, { state: otherState, screenshot: other }] of getPairs(
    states,
  )) {
    const pixels = await countDifferingPixels(blankPage, { one, other, clips });
    expect(Math.min(...pixels), `${state} or ${otherState}`).toBeGreaterThan(MIN_PIXELS);
  }
});

const getPairs = <T>(all: readonly T[]) =>
  all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other] as const));
