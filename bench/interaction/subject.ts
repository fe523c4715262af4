import type { Browser, CDPSession, Locator, Page } from "@playwright/test";
import { type Route, routes } from "@topout/shared/contract";

import type { ServerUnderTest } from "../server-under-test.ts";
import { Hand, pause, type Point } from "./hand.ts";
import { bundleNaivePage } from "./naive/bundle.ts";
import { Clocks, watchTouches } from "./clocks.ts";
import { showFloor } from "./floor-page.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A page with a map and a list of the same routes: the program's, or the naive one; or with an empty box and a few rows. */
export interface Subject {
  readonly hand: Hand;
  readonly clocks: Clocks;
  /** The middle of the map, in pixels. */
  readonly centre: Point;
  /** The circuit's head, which unfolds its rows. */
  readonly fold: Locator;
  /** To be called before it is measured: what lies behind draws nothing. */
  readonly toFront: () => Promise<void>;
  /** Resolves once what a touch has led to is on the glass, and the browser has told how long it took. */
  readonly painted: () => Promise<void>;
  readonly session: CDPSession;
  /** 1 and −1 by turns: what goes one way comes back the next time. */
  readonly turn: () => 1 | -1;
}

export async function openSubjects(browser: Browser, server: ServerUnderTest) {
  return {
    ours: await openOurs(browser, server),
    naive: await openNaive(browser, server),
    floor: await openFloor(browser),
  };
}

async function openOurs(browser: Browser, { url, token }: ServerUnderTest): Promise<Subject> {
  const page = await browser.newPage(PHONE);
  await page.addInitScript(watchTouches);
  await page.addInitScript(neverOfferToInstall);
  await page.goto(`${url}/api/health`);
  await page.evaluate((kept) => localStorage.setItem("topout.token", kept), token);
  await page.goto(url);
  return subjectOf(page);
}

/** One load in ten would show a prompt over the list. Runs in the page. */
function neverOfferToInstall(): void {
  const random = Math.random.bind(Math);
  Math.random = () => 0.1 + random() * 0.9;
}

async function openNaive(browser: Browser, { url }: ServerUnderTest): Promise<Subject> {
  const page = await openEmpty(browser);
  const answer = await fetch(`${url}/api${routes.list.path}?current=true`);
  const all = routes.list.response.parse(await answer.json());
  await page.addScriptTag({ content: await bundleNaivePage() });
  await page.evaluate((given: Route[]) => window.showNaively(given), all);
  return subjectOf(page);
}

async function openFloor(browser: Browser): Promise<Subject> {
  const page = await openEmpty(browser);
  await page.evaluate(showFloor);
  return subjectOf(page);
}

async function openEmpty(browser: Browser): Promise<Page> {
  const page = await browser.newPage(PHONE);
  await page.setContent(
    `<!doctype html><meta name="viewport" content="width=device-width, initial-scale=1"><body style="margin:0">`,
  );
  await page.evaluate(watchTouches);
  return page;
}

async function subjectOf(page: Page): Promise<Subject> {
  const map = page.getByRole("listbox");
  await map.waitFor();
  const box = await map.boundingBox();
  if (!box) throw new Error("There is no map to measure");
  const session = await page.context().newCDPSession(page);
  let way: 1 | -1 = -1;
  return {
    hand: new Hand(session),
    clocks: await Clocks.start(page, session),
    centre: { x: box.x + box.width / 2, y: box.y + box.height / 2 },
    // Not by its role: among thousands of rows to ask for that takes longer than what is measured.
    fold: page.locator("h3 > button[aria-expanded]"),
    toFront: async () => {
      await page.bringToFront();
      await pause(SETTLED_MS);
    },
    painted: async () => {
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      await pause(TOLD_MS);
    },
    session,
    turn: () => {
      way = way === 1 ? -1 : 1;
      return way;
    },
  };
}

/** Long enough for whatever a page does after it was shown. */
const SETTLED_MS = 300;
/** The browser tells of touches a while after they are painted. */
const TOLD_MS = 400;
