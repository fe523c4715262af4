import type { Browser, CDPSession, Page } from "@playwright/test";

import { launchBrowser } from "../launch-browser.ts";
import { register, setHomeGym } from "../register.ts";
import { type ServerUnderTest, withServer } from "../server-under-test.ts";
import { formatSpread, getRatios, median } from "../statistics.ts";
import { type Climber, insertGymWithOldSets, insertSends } from "./climbers.ts";

const ROUNDS = 9;
/** The maximum additional time for thousands of sends. */
const LIMIT_MS = 100;

const baseline: Climber = { username: "few-sends", sends: 20, newestSetAgeMonths: 0 };
const climbers: readonly Climber[] = [
  { username: "many-sends", sends: 5_000, newestSetAgeMonths: 0 },
  { username: "many-old-sends", sends: 4_000, newestSetAgeMonths: 12 },
];

/** Measures the profiles of climbers with thousands of sends. The baseline is a profile with 20 sends. */
export async function benchProfile(): Promise<boolean> {
  const browser = await launchBrowser();
  try {
    return await withServer(insertGymWithOldSets, async (server) => {
      for (const climber of [baseline, ...climbers]) {
        const token = await register(server.url, climber.username);
        await setHomeGym(server.url, token, server.gymId);
        await insertSends(server.database.pool, climber);
      }
      await server.database.pool.query("vacuum analyze");
      return await compareProfiles(browser, server);
    });
  } finally {
    await browser.close();
  }
}

async function compareProfiles(browser: Browser, { url }: ServerUnderTest): Promise<boolean> {
  const durations = new Map(
    [baseline, ...climbers].map(({ username }) => [username, [] as number[]]),
  );
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [username, values] of durations) {
      const ms = await measureProfile(browser, url, username);
      // The first round is a warm-up.
      if (round > 0) values.push(ms);
    }
  }
  const baselineDurations = durations.get(baseline.username) ?? [];
  console.log(
    `Profile with ${baseline.sends} sends, main thread: ${formatSpread(baselineDurations)} ms`,
  );
  return climbers
    .map(({ username, sends, newestSetAgeMonths }) => {
      const values = durations.get(username) ?? [];
      const addedMs = median(values) - median(baselineDurations);
      console.log(
        `Profile with ${sends} sends, the newest ${newestSetAgeMonths} months old: ${formatSpread(values)} ms, ` +
          `${formatSpread(getRatios(values, baselineDurations), 1)} times as much, ${addedMs.toFixed(0)} ms more (limit ${LIMIT_MS})`,
      );
      return addedMs <= LIMIT_MS;
    })
    .every(Boolean);
}

/** Returns the CPU time of the main thread from the navigation until the recent sends are visible, in milliseconds. */
async function measureProfile(browser: Browser, url: string, username: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  // Loads the code of the screen.
  await page.goto(`${url}/profile/unknown-climber`);
  await page.getByRole("heading", { name: /^No climber called/ }).waitFor();
  await page.waitForLoadState("networkidle");
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });

  const start = await readMainThreadMs(session);
  await page.evaluate(navigate, `/profile/${username}`);
  await waitForSends(page);
  const end = await readMainThreadMs(session);
  await page.close();
  return end - start;
}

/** Navigates as the back button does. Runs in the page. */
function navigate(path: string): void {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate", { state: null }));
}

async function waitForSends(page: Page): Promise<void> {
  await page.getByRole("figure", { name: "Monthly sends" }).waitFor();
  await page.getByRole("region", { name: "Recent Sends" }).waitFor();
  await page.waitForLoadState("networkidle");
}

async function readMainThreadMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? NaN) * 1_000;
}
