import type { Page } from "@playwright/test";
import { climbs, projects, type Route } from "@topout/shared/contract";

import { expect, test } from "../fixtures.ts";
import { map, openDashboard } from "../gym.ts";
import { getBox } from "../pointer.ts";
import { type Clip, countDifferingPixels } from "../screenshots.ts";
import { postForRoute } from "../post-for-route.ts";

/** The first route of each circuit, whose dots have a shape of their own. */
const firstOfEach = (routes: readonly Route[]) => [
  ...new Map(routes.toReversed().map((route) => [route.circuit_id, route])).values(),
];

/** The dashboard as somebody sees it who sees no colours. */
async function inGrey(page: Page) {
  await openDashboard(page);
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setEmulatedVisionDeficiency", { type: "achromatopsia" });
  return page.screenshot({ animations: "disabled", scale: "css" });
}

/** A dot and the ring around a project's. Not by its name: two circuits may begin with the same letter. */
async function aroundDot(page: Page, { id }: Route): Promise<Clip> {
  const { x, y, width, height } = await getBox(map(page).locator(`[id$="${id}"]`));
  return { x: x - width / 2, y: y - width / 2, width: width * 2, height: height + width };
}

/** The mark of what was attempted is the smallest, and has some thirty pixels on a phone. */
const PLAINLY = 20;

test("each state of a dot is told without its colour", async ({ page, context, seed }) => {
  await seed.newClimber();
  const routes = firstOfEach(await seed.routes());
  const afterLogging = async (call: { path: string }) => {
    await Promise.all(routes.map((route) => postForRoute(page, call, route)));
    return inGrey(page);
  };

  const states = [
    { state: "unsent", picture: await inGrey(page) },
    { state: "attempted", picture: await afterLogging(climbs.addAttempt) },
    { state: "a project, attempted", picture: await afterLogging(projects.add) },
    { state: "a project, sent", picture: await afterLogging(climbs.addSend) },
  ];

  const clips = await Promise.all(routes.map((route) => aroundDot(page, route)));
  const scales = await context.newPage();
  for (const [{ state, picture: one }, { state: otherState, picture: other }] of pairsOf(states)) {
    const pixels = await countDifferingPixels(scales, { one, other, clips });
    expect(Math.min(...pixels), `${state} or ${otherState}`).toBeGreaterThan(PLAINLY);
  }
});

const pairsOf = <T>(all: readonly T[]) =>
  all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other] as const));
