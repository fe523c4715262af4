import type { Browser } from "@playwright/test";
import { getDemoData } from "@topout/e2e/demo-data";
import { startProgram } from "@topout/e2e/program";

import { launchBrowser } from "../launch-browser.ts";
import { register } from "../register.ts";
import { serveBaselinePages } from "./baseline-pages.ts";
import { measureColdDashboard } from "./cold-dashboard.ts";
import { checkLimits } from "./limits.ts";
import { loadAlternately } from "./load-alternately.ts";
import { countRounds, measureLoad, type PageUnderTest, SLOW_PHONE } from "./measure-load.ts";
import { measureTasks } from "./measure-tasks.ts";
import { createPages } from "./pages.ts";
import { printLoads, printSimulatedLoads } from "./print-loads.ts";
import { removeVideos } from "./remove-videos.ts";
import { simulateLoad } from "./simulate-load.ts";

const LOADS_PER_PAGE = 5;
/** More, because a task is short, and other load on the machine can double it. */
const LOADS_FOR_TASKS = 15;
const CPU_SLOWDOWN = 4;
const FAR_SERVER = { cpuSlowdown: 1, latencyMs: 1_000, downloadKbps: -1, uploadKbps: -1 };
const USERNAME = "load";

/** Measures the first load of the program and of the baseline pages on a slow phone. */
export async function benchLoad(): Promise<boolean> {
  const resources = new AsyncDisposableStack();
  try {
    const program = await startProgram(await getDemoData());
    resources.defer(program.stop);
    const programWithoutVideos = await startProgram(await getDemoData());
    resources.defer(programWithoutVideos.stop);
    await removeVideos(programWithoutVideos.url);
    const scripts = await measureColdDashboard(program.url);
    const baseline = await serveBaselinePages();
    resources.defer(baseline.stop);
    const browser = await launchBrowser();
    resources.defer(() => browser.close());

    const { coldPages, visitedPages } = await createPages({
      url: program.url,
      urlWithoutVideos: programWithoutVideos.url,
      baselineUrl: baseline.url,
      token: await register(program.url, USERNAME),
      username: USERNAME,
    });
    const loads = await loadAlternately({ ...coldPages, ...visitedPages }, LOADS_PER_PAGE, (page) =>
      measureLoad(browser, page, SLOW_PHONE),
    );
    const { slowCpu } = await loadAlternately(
      { slowCpu: coldPages.dashboard },
      LOADS_FOR_TASKS,
      (page) => measureTasks(browser, page, CPU_SLOWDOWN),
    );
    const simulated = await loadAlternately(coldPages, LOADS_PER_PAGE, simulateLoad);
    const rounds = await loadAlternately(coldPages, 1, (page) => measureRounds(browser, page));

    printLoads(loads);
    printSimulatedLoads(simulated, rounds);
    return checkLimits({ loads, simulated, slowCpu, rounds: rounds.dashboard, scripts });
  } finally {
    await resources.disposeAsync();
  }
}

/** Counts the rounds of requests until the content is drawn. */
async function measureRounds(browser: Browser, page: PageUnderTest): Promise<number> {
  const { requests, drawnMs } = await measureLoad(browser, page, FAR_SERVER);
  return countRounds(requests, { latencyMs: FAR_SERVER.latencyMs, untilMs: drawnMs });
}
