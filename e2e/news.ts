/** The news of a gym: what has changed since the climber was there. */
import { seedRunningProgram } from "@topout/api/seed-running-program";
import { projects } from "@topout/shared/contract";
import { expect, type Page } from "@playwright/test";

import { holdCalls } from "./hold-calls.ts";
import { readStoredValue } from "./indexed-db.ts";
import { postForRoute } from "./post-for-route.ts";
import type { Program } from "./program.ts";
import { listRoutes, type SetterGym } from "./route-setting.ts";

/** The URL of the call that starts or continues a visit. */
export const VISIT = /\/api\/gyms\/[^/]+\/visit$/;
export const ROUTES = /\/api\/routes\/get_all\?/;

const DAY_MS = 24 * 60 * 60_000;

export const getDaysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

/** The part of the bar that opens the list. */
export const getNews = (page: Page, text = ".*") =>
  page
    .getByRole("status")
    .getByRole("button", { name: new RegExp(`^Since \\d+ [A-Z][a-z]+: ${text}$`) });

export const getCloseButton = (page: Page) =>
  page.getByRole("status").getByRole("button", { name: "Close" });

/**
 * The climber was in the gym a week ago. Since then, P2 is new, and the project P1 leaves. Returns the project and its
 * day.
 */
export async function setUpNews(page: Page, { dataDir }: Program, gym: SetterGym) {
  const leavesOn = "2999-12-01";
  const { gymId, setId: set_id, userId } = gym;
  await seedRunningProgram(dataDir, async (seed) => {
    const published_at = getDaysAgo(30);
    await seed.route({ name: "P1", set_id, x: -50, published_at, leaves_on: leavesOn });
    await seed.route({ name: "P2", set_id, x: 50, published_at: getDaysAgo(1) });
    await seed.visit({ user_id: userId, gym_id: gymId, last_seen: getDaysAgo(7) });
  });
  const project = (await listRoutes(page, gym)).find(({ name }) => name === "P1");
  await postForRoute(page, projects.add, project);
  return { projectId: project?.id ?? "", leavesOn };
}

/**
 * Opens the dashboard of a climber. The routes arrive after the visit, so that there is a bar also on a slow machine: the
 * dashboard waits only a moment for the visit.
 */
export async function openAfterVisit(page: Page, path = "/") {
  const release = await holdCalls(page, ROUTES);
  const visit = page.waitForResponse(VISIT);
  await page.goto(path);
  await (await visit).finished();
  release();
}

/** The device stores its queries at most once a second. */
export const waitUntilVisitStored = (page: Page) =>
  expect
    .poll(async () => JSON.stringify(await readStoredValue(page, "queries", "queries")))
    .toContain('"visits"');
