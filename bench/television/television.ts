import type { Browser, CDPSession, Page } from "@playwright/test";
import { getDemoData } from "@topout/e2e/demo-data";
import { startProgram } from "@topout/e2e/program";
import {
  countLoads,
  createClimber,
  endVideo,
  installClock,
  INTERVAL_MS,
  LANDSCAPE,
  openTelevision,
  runIntervals,
} from "@topout/e2e/television";
import { fetchDemoRoutes } from "@topout/tooling/fetch-demo-routes";

import { launchBrowser } from "../launch-browser.ts";
import { measureRetainedObjects } from "../navigation/retained-objects.ts";
import {
  collectGarbage,
  countDetachedTrees,
  getMetric,
  openMemorySession,
  toKib,
} from "../page-memory.ts";

/** After the nightly reloads, at 4:00 and 4:10 in the time zone of the gym. */
const START_TIME = "04:12";
/** V8 compiles the code, and the caches of the page fill. */
const WARM_UP_HOURS = 2;
/** Before and after midnight, when the sends of the day disappear, and before the reloads. */
const SAMPLE_HOURS = [19, 23];
/** A page of its own reloads: Playwright's clock gets ahead when a page with hours of history loads again. */
const RELOADS = { start: "03:55", end: "04:20" };
const INTERVALS_PER_HOUR = 3_600_000 / INTERVAL_MS;
const INTERVALS_PER_VIDEO = 20;
const INTERVALS_PER_CHANGE = 100;
const NIGHTLY_RELOADS = 2;
const MAX_HEAP_GROWTH_BYTES = 1024 * 1024;
/** A leak of 4 bytes in each interval exceeds it. */
const MAX_OBJECT_GROWTH_BYTES = 64 * 1024;

interface Sample {
  readonly heapBytes: number;
  readonly objectBytes: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly detachedTrees: number;
}

type Climber = Awaited<ReturnType<typeof createClimber>>;

/**
 * Runs a television for 23 hours of a fake clock. Compares what the page retains after 2, 19 and 23 hours. Then counts the
 * reloads of the night.
 */
export async function benchTelevision(): Promise<boolean> {
  const program = await startProgram(await getDemoData());
  const browser = await launchBrowser();
  try {
    const [route] = await fetchDemoRoutes(program.url);
    if (!route) throw new Error("The demo gym has no routes");
    const page = await browser.newPage({ viewport: LANDSCAPE });
    const climber = await createClimber(page.request, program.url, {
      username: "television",
      email: "television@topout.example",
      password: "a-bench-password",
    });
    await climber.send(route);
    await installClock(page, getToday(START_TIME));
    await openTelevision(page, route.gym_id, program.url);
    const session = await openMemorySession(page);
    const getLoadCount = countLoads(page);

    // The first sample loads Playwright's scripts into the page and adds their code to its heap.
    await takeSample(session);
    await runHours(page, climber, WARM_UP_HOURS);
    const before = await takeSample(session);
    const results: boolean[] = [];
    let lastHour = WARM_UP_HOURS;
    for (const hour of SAMPLE_HOURS) {
      await runHours(page, climber, hour - lastHour);
      lastHour = hour;
      results.push(compare(before, await takeSample(session), hour));
    }
    const loadCount = getLoadCount();
    await page.close();
    const nightlyLoadCount = await countNightlyLoads(browser, route.gym_id, program.url);
    console.log(
      `Reloads before 4 in the night: ${loadCount} (limit 0), after it: ${nightlyLoadCount} (expected ${NIGHTLY_RELOADS})`,
    );
    return results.every(Boolean) && loadCount === 0 && nightlyLoadCount === NIGHTLY_RELOADS;
  } finally {
    await browser.close();
    await program.stop();
  }
}

async function countNightlyLoads(browser: Browser, gymId: string, url: string): Promise<number> {
  const page = await browser.newPage({ viewport: LANDSCAPE });
  const runUntil = await installClock(page, getToday(RELOADS.start));
  await openTelevision(page, gymId, url);
  const getLoadCount = countLoads(page);
  await runUntil(getToday(RELOADS.end));
  return getLoadCount();
}

/** The gym of the demo has no time zone, which means UTC. */
const getToday = (time: string) => new Date(`${new Date().toISOString().slice(0, 10)}T${time}Z`);

/** Lets hours pass. A video ends each minute, and a climber hides or appears every five minutes. Ends with the climber. */
async function runHours(page: Page, climber: Climber, hours: number): Promise<void> {
  const count = hours * INTERVALS_PER_HOUR;
  for (let interval = 1; interval <= count; interval += 1) {
    await runIntervals(page, 1);
    if (interval % INTERVALS_PER_VIDEO === 0) await endVideo(page);
    if (interval % INTERVALS_PER_CHANGE === 0) {
      await climber.setVisible(interval % (2 * INTERVALS_PER_CHANGE) === 0);
    }
  }
  await climber.setVisible(true);
  await runIntervals(page, 2);
}

async function takeSample(session: CDPSession): Promise<Sample> {
  await collectGarbage(session);
  const heapBytes = await getMetric(session, "JSHeapUsedSize");
  return {
    heapBytes,
    nodes: await getMetric(session, "Nodes"),
    listeners: await getMetric(session, "JSEventListeners"),
    detachedTrees: await countDetachedTrees(session),
    objectBytes: await measureRetainedObjects(session),
  };
}

function compare(before: Sample, after: Sample, hour: number): boolean {
  const heapGrowthBytes = after.heapBytes - before.heapBytes;
  const objectGrowthBytes = after.objectBytes - before.objectBytes;
  console.log(
    `Television, hour ${WARM_UP_HOURS} to ${hour}: the heap grew by ${toKib(heapGrowthBytes)} ` +
      `(limit ${toKib(MAX_HEAP_GROWTH_BYTES)}), from ${toKib(before.heapBytes)}; ` +
      `its objects grew by ${toKib(objectGrowthBytes)} (limit ${toKib(MAX_OBJECT_GROWTH_BYTES)}); ` +
      `nodes from ${before.nodes} to ${after.nodes}, listeners from ${before.listeners} to ${after.listeners} (limit: none more); ` +
      `${after.detachedTrees} detached trees, ${before.detachedTrees} before`,
  );
  return (
    heapGrowthBytes < MAX_HEAP_GROWTH_BYTES &&
    objectGrowthBytes < MAX_OBJECT_GROWTH_BYTES &&
    after.nodes <= before.nodes &&
    after.listeners <= before.listeners &&
    after.detachedTrees <= before.detachedTrees
  );
}
