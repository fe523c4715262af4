import type { Page } from "@playwright/test";
import type { Route } from "@topout/shared/contract";

import { delayScripts, waitForFont } from "../first-map.ts";
import { expect, test } from "../fixtures.ts";
import { getMap, getPanel } from "../gym.ts";
import { getLabelledArea } from "../labels.ts";
import { getLayoutShift, observeLayoutShifts } from "../layout-shift.ts";

const MAX_LAYOUT_SHIFT = 0.01;

/** Records the requests for what a code leads to. */
function recordCodes(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith("/api/codes/")) paths.push(pathname + search);
  });
  return paths;
}

const getDrawnName = (page: Page) => page.locator("[data-drawing] > .first-wall > div");
const getDrawnPhoto = (page: Page) => page.locator(".overlay-panel img");

/** Runs in the page. */
const isLoaded = (image: Element) => (image as HTMLImageElement).naturalWidth > 0;

/** Returns a route with a photo, and the code of its wall. */
async function getPhotographedRoute(page: Page, routes: readonly Route[]) {
  const route = routes.find(({ has_image }) => has_image);
  if (!route) throw new Error("No route of the demo has a photo");
  const { code } = await getLabelledArea(page, route.location);
  return { route, code };
}

const getY = async (page: Page, name: string) =>
  (await page.getByRole("heading", { level: 1, name }).boundingBox())?.y;

test("the label of a wall has its name before the other scripts, where React shows it", async ({
  page,
}) => {
  const { code, name } = await getLabelledArea(page);
  const requestedCodes = recordCodes(page);
  await observeLayoutShifts(page);
  const { continueShell, continueRemotes } = await delayScripts(page);

  await page.goto(`/w/${code}`, { waitUntil: "commit" });
  await expect(getDrawnName(page)).toHaveText(name);
  await waitForFont(page);
  const drawnY = (await getDrawnName(page).boundingBox())?.y;
  continueShell();
  await expect(page.locator("#main")).toBeVisible();
  await expect(getDrawnName(page)).toHaveText(name);
  continueRemotes();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

  await expect.poll(() => getY(page, name)).toBe(drawnY);
  await expect(getDrawnName(page)).toHaveCount(0);
  expect(await getLayoutShift(page)).toBeLessThan(MAX_LAYOUT_SHIFT);
  expect(requestedCodes).toEqual([`/api/codes/${code}?via=label`]);
});

test("the label of a route has its panel before the other scripts, and Back closes it", async ({
  page,
  seed,
}) => {
  const { route, code } = await getPhotographedRoute(page, await seed.getRoutes());
  const requestedCodes = recordCodes(page);
  const { continueShell, continueRemotes } = await delayScripts(page);

  await page.goto(`/r/${route.code}`, { waitUntil: "commit" });
  await expect(getDrawnPhoto(page)).toBeVisible();
  continueShell();
  continueRemotes();

  await expect(getPanel(page, route.name)).toBeVisible();
  await expect(page).toHaveURL(`/w/${code}?route=${route.id}`);
  expect(requestedCodes).toEqual([`/api/codes/${route.code}?via=label`]);
  await page.goBack();
  await expect(getPanel(page)).toHaveCount(0);
  await expect(page).toHaveURL(`/w/${code}`);
  await expect(page.getByRole("heading", { level: 1, name: route.location })).toBeVisible();
  await expect(getMap(page)).toHaveCount(0);
});

test("the photo of the route of a label is shown before the scan is answered", async ({
  page,
  seed,
}) => {
  const { route, code } = await getPhotographedRoute(page, await seed.getRoutes());
  const scan = Promise.withResolvers<void>();
  await page.route("**/api/codes/**", async (call) => {
    await scan.promise;
    await call.continue();
  });
  const photos = new Set<string>();
  page.on("request", (request) => {
    if (request.url().includes(`/api/img/${route.id}`)) photos.add(request.url());
  });

  await page.goto(`/r/${route.code}`, { waitUntil: "commit" });
  await expect(getDrawnPhoto(page)).toBeVisible();
  await expect.poll(() => getDrawnPhoto(page).evaluate(isLoaded)).toBe(true);
  scan.resolve();

  await expect(getPanel(page, route.name)).toBeVisible();
  await expect(page).toHaveURL(`/w/${code}?route=${route.id}`);
  expect(photos.size).toBe(1);
});
