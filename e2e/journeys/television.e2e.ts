import type { CDPSession, Page } from "@playwright/test";

import { expect, test } from "../fixtures.ts";
import {
  createClimber,
  endVideo,
  LANDSCAPE,
  openTelevision,
  PORTRAIT,
  runMinutes,
} from "../television.ts";

const STEP_MINUTES = 4;
/** With a video in each minute, and 20 responses. */
const LEAK_MINUTES = 20;

test("the television shows a send, and drops it when its climber hides", async ({
  page,
  seed,
  siteUrl,
}) => {
  await page.setViewportSize(LANDSCAPE);
  const route = await seed.getFirstRoute();
  const account = seed.createCredentials();
  const climber = await createClimber(page.request, siteUrl, account);
  await openTelevision(page, route.gym_id);

  await climber.send(route);
  await expect(page.getByText(account.username)).toBeVisible({ timeout: 15_000 });

  await climber.setVisible(false);
  await expect(page.getByText(account.username)).toHaveCount(0, { timeout: 15_000 });
});

test("the television survives an hour without network", async ({
  page,
  seed,
  siteUrl,
  context,
}) => {
  await page.setViewportSize(PORTRAIT);
  const route = await seed.getFirstRoute();
  const account = seed.createCredentials();
  const climber = await createClimber(page.request, siteUrl, account);
  await page.clock.install();
  await openTelevision(page, route.gym_id);

  await context.setOffline(true);
  await page.clock.runFor("01:00:00");
  await expect(page.getByText(/^No connection since \d\d:\d\d$/)).toBeVisible();
  await context.setOffline(false);
  await climber.send(route);
  await page.clock.runFor("00:10");

  await expect(page.getByText(account.username)).toBeVisible();
  await expect(page.getByText(/^No connection since/)).toHaveCount(0);
});

test("the television waits for its first response without an error", async ({ page, seed }) => {
  const { gym_id } = await seed.getFirstRoute();
  const screens = `**/api/gyms/${gym_id}/screen`;
  await page.route(screens, (route) =>
    route.fulfill({ status: 500, json: { detail: "INTERNAL", message: "It is broken." } }),
  );

  await page.goto(`/tv/${gym_id}`);

  await expect(page.getByRole("heading", { name: "No connection yet" })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.unroute(screens);
  await expect(page.getByRole("img", { name: "Gym map" })).toBeVisible();
});

test("the television has no cursor, and moves its drawing slowly", async ({ page, seed }) => {
  await page.setViewportSize(LANDSCAPE);
  await page.clock.install();
  await openTelevision(page, (await seed.getFirstRoute()).gym_id);
  await page.mouse.move(LANDSCAPE.width / 2, LANDSCAPE.height / 2);

  expect(await readCursors(page)).toEqual(["none"]);
  // Responses would set the clock of the page back to the time of the server.
  await page.context().setOffline(true);
  const places = [await readPlace(page)];
  // Half of the longer period.
  for (let minute = 0; minute < 32; minute += STEP_MINUTES) {
    await page.clock.runFor(STEP_MINUTES * 60_000);
    places.push(await readPlace(page));
  }

  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBeGreaterThan(2);
  for (const [index, { x, y }] of places.entries()) {
    const last = places[index - 1] ?? { x, y };
    const distance = Math.max(Math.abs(x - last.x), Math.abs(y - last.y));
    expect(distance).toBeLessThanOrEqual(2 * (STEP_MINUTES + 1));
  }
});

test.describe("the television of a gym without visitors", () => {
  // Climbers of other journeys change the gym of the shared program.
  test.use({ siteUrl: async ({ isolatedProgram }, use) => use(isolatedProgram.url) });

  test("retains no nodes and listeners", async ({ page, seed }) => {
    test.slow();
    await page.setViewportSize(LANDSCAPE);
    await page.clock.install();
    await openTelevision(page, (await seed.getFirstRoute()).gym_id);
    const session = await page.context().newCDPSession(page);
    await session.send("Performance.enable");
    await playMinutes(page, 3);
    const before = await countRetained(session);

    await playMinutes(page, LEAK_MINUTES);

    // Less than one for each video.
    for (const name of ["nodes", "listeners"] as const) {
      const getGrowth = async () => (await countRetained(session))[name] - before[name];
      await expect.poll(getGrowth, name).toBeLessThan(LEAK_MINUTES);
    }
  });
});

/** Lets minutes pass, with a video that ends in each of them. */
async function playMinutes(page: Page, count: number) {
  for (let minute = 0; minute < count; minute += 1) {
    await runMinutes(page, 1);
    await endVideo(page);
  }
}

async function countRetained(session: CDPSession) {
  await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  const get = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return { nodes: get("Nodes"), listeners: get("JSEventListeners") };
}

/** The cursors of all elements of the screen. */
const readCursors = (page: Page) =>
  page
    .getByRole("main")
    .locator("*")
    .evaluateAll((elements) => [...new Set(elements.map((item) => getComputedStyle(item).cursor))]);

async function readPlace(page: Page) {
  const box = await page.getByRole("img", { name: "Gym map" }).boundingBox();
  if (!box) throw new Error("The map is not visible");
  return { x: Math.round(box.x), y: Math.round(box.y) };
}
