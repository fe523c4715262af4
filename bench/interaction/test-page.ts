import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import type { Browser, CDPSession, Locator, Page } from "@playwright/test";
import { type Route, routes } from "@topout/shared/contract";

import { preventInstallPrompt } from "../prevent-install-prompt.ts";
import type { ServerUnderTest } from "../server-under-test.ts";
import { type Point, TouchPointer } from "./touch-pointer.ts";
import { bundlePage } from "../bundle-page.ts";
import { PageTimer, recordTouches } from "./page-timer.ts";
import { renderBaseline } from "./baseline-page.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A page to measure: the program, the naive implementation, or the baseline. */
export interface TestPage {
  readonly pointer: TouchPointer;
  readonly timer: PageTimer;
  /** The centre of the map, in pixels. */
  readonly centre: Point;
  /** The button that opens the list of a circuit. */
  readonly listToggle: Locator;
  /** Call this before a measurement, because background pages do not render. Also waits until the page is idle. */
  readonly bringToFront: () => Promise<void>;
  /** Resolves when the result of a touch is painted and the browser has reported its duration. */
  readonly waitForPaint: () => Promise<void>;
  readonly session: CDPSession;
  /** Alternates between 1 and −1, so that gestures return to their start. */
  readonly getNextDirection: () => 1 | -1;
}

export async function openTestPages(browser: Browser, server: ServerUnderTest) {
  return {
    topout: await openProgram(browser, server),
    naive: await openNaive(browser, server),
    baseline: await openBaseline(browser),
  };
}

const openProgram = async (browser: Browser, server: ServerUnderTest): Promise<TestPage> =>
  toTestPage(await openPath(browser, server, "/"));

/** Opens a path of the program on a phone, signed in. */
export async function openPath(
  browser: Browser,
  { url, token }: ServerUnderTest,
  path: string,
): Promise<Page> {
  const page = await browser.newPage(PHONE);
  await page.addInitScript(recordTouches);
  await page.addInitScript(preventInstallPrompt);
  await page.goto(`${url}/api/health`);
  await page.evaluate((value) => localStorage.setItem("topout.token", value), token);
  await page.goto(`${url}${path}`);
  return page;
}

async function openNaive(browser: Browser, { url }: ServerUnderTest): Promise<TestPage> {
  const page = await openEmpty(browser);
  const response = await fetch(`${url}/api${routes.list.path}?current=true`);
  const allRoutes = routes.list.response.parse(await response.json());
  await page.addScriptTag({
    content: await bundlePage(join(import.meta.dirname, "naive/page.tsx")),
  });
  await page.evaluate((naiveRoutes: Route[]) => window.renderNaivePage(naiveRoutes), allRoutes);
  return toTestPage(page);
}

export const openBaseline = async (browser: Browser): Promise<TestPage> =>
  toTestPage(await openBaselinePage(browser));

export async function openBaselinePage(browser: Browser): Promise<Page> {
  const page = await openEmpty(browser);
  await page.evaluate(renderBaseline);
  return page;
}

async function openEmpty(browser: Browser): Promise<Page> {
  const page = await browser.newPage(PHONE);
  await page.setContent(
    `<!doctype html><meta name="viewport" content="width=device-width, initial-scale=1"><body style="margin:0">`,
  );
  await page.evaluate(recordTouches);
  return page;
}

/** Waits for the map of a page. */
export async function toTestPage(page: Page): Promise<TestPage> {
  const map = page.getByRole("listbox").or(page.getByRole("application"));
  await map.waitFor();
  // One finger pans the map only when it is zoomed in. The naive page and the baseline have no zoom button.
  for (const zoomIn of await page.getByRole("button", { name: "Zoom in" }).all()) {
    await zoomIn.click();
  }
  const box = await map.boundingBox();
  if (!box) throw new Error("The map has no bounding box");
  const session = await page.context().newCDPSession(page);
  let direction: 1 | -1 = -1;
  return {
    pointer: new TouchPointer(session),
    timer: await PageTimer.start(page, session),
    centre: { x: box.x + box.width / 2, y: box.y + box.height / 2 },
    // With thousands of rows, a query by role would take longer than the measurement.
    listToggle: page.locator("h3 > button[aria-expanded]"),
    bringToFront: async () => {
      await page.bringToFront();
      await sleep(IDLE_DELAY_MS);
    },
    waitForPaint: async () => {
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      await sleep(EVENT_TIMING_DELAY_MS);
    },
    session,
    getNextDirection: () => {
      direction = direction === 1 ? -1 : 1;
      return direction;
    },
  };
}

/** A page does additional work after it becomes visible. Gestures wait until that is done. */
const IDLE_DELAY_MS = 300;
/** The browser reports event durations some time after the paint. */
const EVENT_TIMING_DELAY_MS = 400;
