import type { Page, Request } from "@playwright/test";
import type { Visit } from "@topout/shared/contract";

import { delayScripts, DRAWING, getFirstDots } from "../first-map.ts";
import { getDots } from "../gym.ts";
import { holdCalls } from "../hold-calls.ts";
import { getLayoutShift, observeLayoutShifts } from "../layout-shift.ts";
import { expectOnePosition, recordMapPositions } from "../map-positions.ts";
import {
  getCloseButton,
  getNews,
  openAfterVisit,
  ROUTES,
  setUpNews,
  VISIT,
  waitUntilVisitStored,
} from "../news.ts";
import type { Program } from "../program.ts";
import { expect, type SetterGym, test } from "../route-setting.ts";

/** The limit of docs/performance.md. */
const MAX_LAYOUT_SHIFT = 0.01;

const PROJECTS = /\/api\/projects\/me$/;
const TEXT = "1 new · 1 of your projects leaves on 1 Dec";

/** The climber has news. The document reserves the space of the banner, which this climber has seen. */
async function setUp(page: Page, program: Program, gym: SetterGym) {
  await setUpNews(page, program, gym);
  await page.goto("/store");
  await expect(page.getByRole("region", { name: "Verify your account" })).toBeVisible();
}

/** Visits the dashboard, which stores the visit on the device. */
async function visitWithNews(page: Page) {
  await openAfterVisit(page);
  await expect(getNews(page, TEXT)).toBeVisible();
  await waitUntilVisitStored(page);
}

/** Whether it is a call that tells the server what the climber has seen. */
const hasSeenNews = (call: Request) =>
  VISIT.test(call.url()) && (call.postData() ?? "").includes("seen_until");

/** Opens the dashboard. Its other scripts wait for the first map, and for `continueScripts`. */
async function openFirstMap(page: Page) {
  await recordMapPositions(page);
  await observeLayoutShifts(page);
  const { continueShell, continueRemotes } = await delayScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  return function continueScripts() {
    continueShell();
    continueRemotes();
  };
}

async function expectNoMove(page: Page) {
  await expectOnePosition(page);
  expect(await getLayoutShift(page)).toBeLessThan(MAX_LAYOUT_SHIFT);
}

test.describe("when a visit starts, map and list stay where they are first drawn", () => {
  for (const { name, last } of [
    { name: "the routes", last: ROUTES },
    { name: "the projects", last: PROJECTS },
  ]) {
    test(`with the bar, if ${name} arrive last`, async ({ page, isolatedProgram, gym }) => {
      await setUp(page, isolatedProgram, gym);
      const release = await holdCalls(page, last);
      let visitCount = 0;
      page.on("request", (request) => {
        if (VISIT.test(request.url())) visitCount += 1;
      });
      const visit = page.waitForResponse(VISIT);
      const continueScripts = await openFirstMap(page);
      await visit;
      release();
      await expect(getFirstDots(page)).toHaveCount(2);
      await expect(page.locator(".first-news")).toHaveText(new RegExp(TEXT));

      continueScripts();

      await expect(getNews(page, TEXT)).toBeVisible();
      await expectNoMove(page);
      expect(visitCount).toBe(1);
    });
  }

  test("without the bar, if the visit arrives after the first drawing", async ({
    page,
    isolatedProgram,
    gym,
  }) => {
    await setUp(page, isolatedProgram, gym);
    const release = await holdCalls(page, VISIT);
    const continueScripts = await openFirstMap(page);
    await expect(getFirstDots(page)).toHaveCount(2);
    const visit = page.waitForResponse(VISIT);
    release();
    await visit;

    continueScripts();

    await expect(getDots(page)).toHaveCount(2);
    await expect(page.getByRole("button", { name: "New 1" })).toBeVisible();
    await expect(getNews(page)).toHaveCount(0);
    await expectNoMove(page);
  });

  test("with the bar, if React draws the map @phone", async ({ page, isolatedProgram, gym }) => {
    await setUp(page, isolatedProgram, gym);
    await page.route(DRAWING, (call) => call.abort());
    const release = await holdCalls(page, ROUTES);
    const visit = page.waitForResponse(VISIT);
    await recordMapPositions(page);
    await observeLayoutShifts(page);
    await page.goto("/", { waitUntil: "commit" });
    await (await visit).finished();
    release();

    await expect(getNews(page, TEXT)).toBeVisible();
    await expectNoMove(page);
  });
});

test.describe("while a visit continues, map and list stay where they are first drawn", () => {
  test("with the bar, before the server answers, also if another device has closed it", async ({
    page,
    isolatedProgram,
    gym,
  }) => {
    await setUp(page, isolatedProgram, gym);
    await visitWithNews(page);
    await page.route(VISIT, async (call) => {
      const response = await call.fetch();
      const visit = (await response.json()) as Visit;
      const seen_until = new Date().toISOString();
      await call.fulfill({ response, json: { ...visit, seen_until } });
    });
    const release = await holdCalls(page, VISIT);
    const continueScripts = await openFirstMap(page);
    await expect(page.locator(".first-news")).toHaveText(new RegExp(TEXT));
    await expect(getFirstDots(page)).toHaveCount(2);
    const visit = page.waitForResponse(VISIT);
    release();
    await visit;

    continueScripts();

    await expect(getNews(page, TEXT)).toBeVisible();
    await expectNoMove(page);
  });

  test("with the bar, when the climber comes back to the dashboard, and without it after closing @phone @sweep", async ({
    page,
    isolatedProgram,
    gym,
  }) => {
    await setUp(page, isolatedProgram, gym);
    await visitWithNews(page);
    await recordMapPositions(page);
    await page.goto("/store");
    await page.getByRole("link", { name: "Home" }).click();
    await expect(getNews(page, TEXT)).toBeVisible();
    await expectOnePosition(page);
    const sent = page.waitForResponse((response) => hasSeenNews(response.request()));
    await getCloseButton(page).click();
    await sent;

    await page.goto("/store");
    await page.getByRole("link", { name: "Home" }).click();

    await expectOnePosition(page);
    await expect(getNews(page)).toHaveCount(0);
  });
});
