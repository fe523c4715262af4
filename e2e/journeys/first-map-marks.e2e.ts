import type { Page } from "@playwright/test";
import { seedRunningProgram } from "@topout/api/seed-running-program";
import type { Visit } from "@topout/shared/contract";

import { delayScripts, waitForReactMap } from "../first-map.ts";
import { getDot } from "../gym.ts";
import { holdCalls } from "../hold-calls.ts";
import {
  getDaysAgo,
  getNews,
  openAfterVisit,
  setUpNews,
  VISIT,
  waitUntilVisitStored,
} from "../news.ts";
import { openOffline, visitDashboard } from "../offline.ts";
import { expect, test } from "../route-setting.ts";
import { LISTS, OWN_LISTS } from "../service-worker.ts";

const HOUR_MS = 60 * 60_000;

const FIRST_MAP = ".first-map";
const REACT_MAP = "[role=listbox]";

const getFirstMarks = (page: Page) => page.locator(`${FIRST_MAP} .mark`);

/** Returns the shapes, places and colours of the marks of a map, in its own units. */
const describeMarks = (page: Page, map: string) =>
  page
    .locator(`${map} .mark`)
    .evaluateAll((marks) =>
      marks.map((mark) => [mark.getAttribute("d"), getComputedStyle(mark).fill]),
    );

/** Opens the dashboard up to the first map with this many marks, and expects that React's map has the same ones. */
async function expectSameMarks(page: Page, count: number) {
  const { continueShell, continueRemotes } = await delayScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.locator(`${FIRST_MAP} [data-circuit]`)).toHaveCount(2);
  await expect(getFirstMarks(page)).toHaveCount(count);
  const firstMarks = await describeMarks(page, FIRST_MAP);

  continueShell();
  continueRemotes();

  await waitForReactMap(page);
  expect(await describeMarks(page, REACT_MAP)).toEqual(firstMarks);
}

/** The server answers that the visit before ended a moment ago, so nothing is new since. */
const startAnotherVisit = (page: Page) =>
  page.route(VISIT, async (call) => {
    const response = await call.fetch();
    const visit = (await response.json()) as Visit;
    await call.fulfill({ response, json: { ...visit, previous: new Date().toISOString() } });
  });

/** Visits the dashboard as a climber for whom P2 is new, and whose project P1 leaves. */
async function visitWithNews(page: Page) {
  await openAfterVisit(page);
  await expect(getNews(page)).toBeVisible();
  await waitUntilVisitStored(page);
}

test.describe("the first map of a climber has the marks of React's map", () => {
  test("on another device, which has stored nothing", async ({ page, isolatedProgram, gym }) => {
    await setUpNews(page, isolatedProgram, gym);

    await expectSameMarks(page, 2);

    await expect(getDot(page, "P2")).toHaveAccessibleName(/, new$/);
  });

  test("during the first visit ever, when nothing is new", async ({
    page,
    isolatedProgram,
    gym,
  }) => {
    await seedRunningProgram(isolatedProgram.dataDir, async (seed) => {
      await seed.route({ name: "P1", set_id: gym.setId, x: -50, leaves_on: "2999-12-01" });
      await seed.route({ name: "P2", set_id: gym.setId, x: 50 });
    });

    await expectSameMarks(page, 1);
  });

  test("while the visit continues, before the server answers", async ({
    page,
    isolatedProgram,
    gym,
  }) => {
    await setUpNews(page, isolatedProgram, gym);
    await visitWithNews(page);
    const release = await holdCalls(page, VISIT);

    await expectSameMarks(page, 2);

    release();
  });

  test("without those of the visit that has ended, while the server does not answer @sweep", async ({
    page,
    isolatedProgram,
    gym,
  }) => {
    await setUpNews(page, isolatedProgram, gym);
    await visitWithNews(page);
    await page.clock.setFixedTime(Date.now() + 5 * HOUR_MS);
    await startAnotherVisit(page);
    const release = await holdCalls(page, VISIT);

    await expectSameMarks(page, 1);

    const visit = page.waitForResponse(VISIT);
    release();
    await visit;
    await expect(getDot(page, "P2")).toHaveAccessibleName(/, not sent$/);
    expect(await describeMarks(page, REACT_MAP)).toHaveLength(1);
  });

  test("when it sends the news that the climber has seen without a network", async ({
    page,
    isolatedProgram,
    gym,
  }) => {
    await setUpNews(page, isolatedProgram, gym);
    const seen = { seen_until: getDaysAgo(0).toISOString() };
    await page.evaluate(
      ([gymId, news]) =>
        localStorage.setItem("topout.seen-news", JSON.stringify({ [gymId]: news })),
      [gym.gymId, seen] as const,
    );
    const bodies: unknown[] = [];
    page.on("request", (request) => {
      if (VISIT.test(request.url())) bodies.push(request.postDataJSON());
    });

    await expectSameMarks(page, 2);

    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("topout.seen-news")))
      .toBeNull();
    expect(bodies).toEqual([seen]);
    await expect(getNews(page)).toHaveCount(0);
  });
});

test.describe("without a network, the first map of a climber has the marks of React's map", () => {
  test.use({ serviceWorkers: "allow" });

  for (const { name, pauseHours } of [
    { name: "while the visit continues", pauseHours: 1 },
    { name: "after the visit has ended @sweep", pauseHours: 5 },
  ]) {
    test(name, async ({ page, isolatedProgram, gym }) => {
      await setUpNews(page, isolatedProgram, gym);
      await visitDashboard(page, [...LISTS, ...OWN_LISTS]);
      await waitUntilVisitStored(page);
      await page.clock.setFixedTime(Date.now() + pauseHours * HOUR_MS);
      await page.addInitScript(recordFirstMarks);

      await openOffline(page);

      await expect(getDot(page, "P2")).toHaveAccessibleName(/, new$/);
      const marks = await describeMarks(page, REACT_MAP);
      expect(marks).toHaveLength(2);
      expect(await page.evaluate(() => window.firstMarks)).toEqual(marks.map(([path]) => path));
    });
  }
});

declare global {
  interface Window {
    /** The marks that the first map had at last. */
    firstMarks?: readonly (string | null)[];
  }
}

/** Runs in the page. */
function recordFirstMarks() {
  new MutationObserver(() => {
    const map = document.querySelector(".first-map svg");
    if (!map) return;
    window.firstMarks = Array.from(map.querySelectorAll(".mark"), (mark) => mark.getAttribute("d"));
  }).observe(document, { childList: true, subtree: true });
}
