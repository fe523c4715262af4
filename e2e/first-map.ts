/** Helpers for the map that is drawn before the other scripts of the page run. */
import type { Route } from "@topout/shared/contract";
import { expect, type Page } from "@playwright/test";

/** The dots of the first map. */
export const FIRST_DOTS = ".first-map [data-circuit]";
/** The dots of the map that React renders. */
const REACT_DOTS = "[role=listbox] [data-circuit]";

export const getFirstDots = (page: Page) => page.locator(FIRST_DOTS);

/** The scripts that draw into a skeleton. */
export const DRAWING = /\/first-(map|entries|label)-[\w-]+\.js$/;

/** Delays the other scripts of the shell and of the remotes until the returned functions are called. */
export async function delayScripts(page: Page) {
  const shell = Promise.withResolvers<void>();
  const remotes = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    const url = route.request().url();
    const isRemote = new URL(url).pathname.startsWith("/remotes/");
    if (!DRAWING.test(url)) await (isRemote ? remotes : shell).promise;
    await route.continue();
  });
  return { continueShell: shell.resolve, continueRemotes: remotes.resolve };
}

/** Changes the routes in the responses that this page gets. */
export const changeRoutes = (page: Page, change: (route: Route, index: number) => Route) =>
  page.route("**/api/routes/get_all?*", async (call) => {
    const response = await call.fetch();
    const routes = (await response.json()) as readonly Route[];
    await call.fulfill({ response, json: routes.map(change) });
  });

export const LEAVES_ON = "2999-12-01";
/** When the new and the other routes were published. */
export const NEW_TIME = "2999-01-01T00:00:00.000Z";
export const OLD_TIME = "2000-01-01T00:00:00.000Z";

/** The first three routes of the list leave, and the third to the fifth are new. */
export const markRoutes = (page: Page) =>
  changeRoutes(page, (route, index) => ({
    ...route,
    leaves_on: index < 3 ? LEAVES_ON : null,
    published_at: index >= 2 && index < 5 ? NEW_TIME : OLD_TIME,
  }));

interface DrawnElement {
  /** x, y, width and height, in pixels. */
  readonly box: readonly number[];
  readonly colors: readonly string[];
}

/** Returns the positions and colours of the walls, dots and marks on the screen. */
export const describeFirstMap = (page: Page) => page.evaluate(describeDrawing, ".first-map");
export const describeReactMap = (page: Page) => page.evaluate(describeDrawing, "[role=listbox]");

export const waitForReactMap = (page: Page) =>
  expect(page.locator(REACT_DOTS).first()).toBeVisible();

/** Returns the states of the app's font, first of the usual letters and then of the others. */
export const getFontStates = (page: Page) =>
  page.evaluate(() => Array.from(document.fonts, ({ status }) => status));

/** Waits until the text is shown in the app's font. */
export const waitForFont = (page: Page) =>
  expect.poll(() => getFontStates(page)).toContain("loaded");

/** Runs in the page. */
function describeDrawing(selector: string): DrawnElement[] {
  const elements = document.querySelectorAll(
    `${selector} :is(.floor, .area-labels, .marks, [data-circuit]) > *`,
  );
  return Array.from(elements, (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const { fill, fillOpacity, stroke, strokeWidth } = getComputedStyle(element);
    return {
      box: [x, y, width, height].map((length) => Math.round(length)),
      colors: [fill, fillOpacity, stroke, strokeWidth],
    };
  });
}
