import type { Browser } from "@playwright/test";
import { getDemoData } from "@topout/e2e/demo-data";
import { startProgram } from "@topout/e2e/program";
import { routes } from "@topout/shared/contract";
import { addRouteParam, paths } from "@topout/shared/paths";

import { launchBrowser } from "../launch-browser.ts";
import { register } from "../register.ts";
import { formatSpread, median } from "../statistics.ts";
import { serveBaselinePages } from "./baseline-pages.ts";
import { checkRepeatVisit } from "./check-repeat-visit.ts";
import { checkSimulatedLoads } from "./check-simulated-loads.ts";
import { benchColdDashboard } from "./cold-dashboard.ts";
import { loadAlternately } from "./load-alternately.ts";
import {
  countRounds,
  measureLoad,
  type PageLoad,
  type PageUnderTest,
  SLOW_PHONE,
} from "./measure-load.ts";
import { measureTasks } from "./measure-tasks.ts";
import type { PageTimings } from "./observe-page.ts";
import { printLoads } from "./print-loads.ts";

const LOADS_PER_PAGE = 5;
const CPU_SLOWDOWN = 4;
const FAR_SERVER = { cpuSlowdown: 1, latencyMs: 1_000, downloadKbps: -1, uploadKbps: -1 };
const MAP_DOT = "[role=listbox] [role=option]";
/** The dots of the first map, or those of React's map. The journey `first-map` checks that they are equal. */
const DRAWN_DOT = `.first-map [data-circuit], ${MAP_DOT}`;

/**
 * The limits of the dashboard with an empty cache. `firstPaint`, `largestPaint` and `drawn` are ratios to the baseline
 * pages on a slow phone. `totalBlockingMs` and `longestTaskMs` are limits for a slow CPU with a fast network.
 */
const LIMITS = {
  firstPaint: 1.2,
  largestPaint: 1.5,
  drawn: 1.5,
  layoutShift: 0.01,
  rounds: 3,
  totalBlockingMs: 200,
  longestTaskMs: 100,
};

/** Measures the first load of the program and of the baseline pages on a slow phone. */
export async function benchLoad(): Promise<boolean> {
  const resources = new AsyncDisposableStack();
  try {
    const program = await startProgram(await getDemoData());
    resources.defer(program.stop);
    const isWithinBudget = await benchColdDashboard(program.url);
    const baseline = await serveBaselinePages();
    resources.defer(baseline.stop);
    const browser = await launchBrowser();
    resources.defer(() => browser.close());

    const token = await register(program.url, "load");
    const dashboard = {
      url: `${program.url}/`,
      selector: MAP_DOT,
      drawnSelector: DRAWN_DOT,
    };
    const profileUrl = `${program.url}${paths.profile("load")}`;
    const routeUrl = `${dashboard.url}${addRouteParam("", await getFirstRouteId(program.url))}`;
    const pages = {
      static: { name: "static page", url: `${baseline.url}/static`, selector: "main" },
      router: { name: "react-dom, router", url: `${baseline.url}/router`, selector: "main" },
      dashboard: { name: "dashboard", ...dashboard },
      user: { name: "dashboard, user", ...dashboard, token },
      warm: { name: "dashboard, warm", ...dashboard, isWarm: true },
      feed: { name: "feed", url: `${program.url}${paths.feed}`, selector: "article" },
      profile: { name: "profile", url: profileUrl, selector: "main h1" },
      route: { name: "link to a route", url: routeUrl, selector: "[role=dialog] h2" },
    };
    const repeatVisits: readonly PageUnderTest[] = [
      { name: "repeat, online", ...dashboard, token, repeatVisit: "online" },
      { name: "repeat, offline", ...dashboard, token, repeatVisit: "offline" },
    ];
    const loads = await loadAlternately(
      [...Object.values(pages), ...repeatVisits],
      LOADS_PER_PAGE,
      (page) => measureLoad(browser, page, SLOW_PHONE),
    );
    const rounds = await measureRounds(browser, Object.values(pages));
    const isResponsive = await checkSlowCpu(browser, pages.dashboard);
    const isSimulationFast = await checkSimulatedLoads(
      {
        router: pages.router,
        dashboard: pages.dashboard,
        others: [pages.static, pages.user, pages.feed, pages.profile, pages.route],
      },
      LOADS_PER_PAGE,
    );
    for (const [page, pageLoads] of loads) printLoads(page, pageLoads, rounds.get(page));
    const getLoads = (page: PageUnderTest) => loads.get(page) ?? [];
    const areRepeatVisitsFast = repeatVisits.map((page) =>
      checkRepeatVisit(page, getLoads(page), getLoads(pages.router)),
    );
    return (
      checkDashboard(getLoads(pages.dashboard), {
        staticPage: getLoads(pages.static),
        routerPage: getLoads(pages.router),
      }) &&
      areRepeatVisitsFast.every(Boolean) &&
      (rounds.get(pages.dashboard) ?? Infinity) <= LIMITS.rounds &&
      isResponsive &&
      isSimulationFast &&
      isWithinBudget
    );
  } finally {
    await resources.disposeAsync();
  }
}

async function getFirstRouteId(siteUrl: string): Promise<string> {
  const response = await fetch(`${siteUrl}/api${routes.list.path}?current=true`);
  const [route] = routes.list.response.parse(await response.json());
  if (!route) throw new Error("The demo gym has no routes");
  return route.id;
}

/** Counts the rounds of requests until the content is drawn. */
async function measureRounds(browser: Browser, pages: readonly PageUnderTest[]) {
  const rounds = new Map<PageUnderTest, number>();
  for (const page of pages) {
    const { requests, drawnMs } = await measureLoad(browser, page, FAR_SERVER);
    rounds.set(page, countRounds(requests, { latencyMs: FAR_SERVER.latencyMs, untilMs: drawnMs }));
  }
  return rounds;
}

/** Whether the tasks of the load are short enough on a slow CPU, when the network is fast. */
async function checkSlowCpu(browser: Browser, page: PageUnderTest): Promise<boolean> {
  const loads: PageTimings[] = [];
  for (let index = 0; index < LOADS_PER_PAGE; index++) {
    loads.push(await measureTasks(browser, page, CPU_SLOWDOWN));
  }
  const totalBlockingMs = median(loads.map((load) => load.totalBlockingMs));
  const longestTaskMs = median(loads.map((load) => load.longestTaskMs));
  console.log(
    `Dashboard, slow CPU only: TBT ${totalBlockingMs.toFixed(0)} ms (limit ${LIMITS.totalBlockingMs}), ` +
      `longest task ${longestTaskMs.toFixed(0)} ms (limit ${LIMITS.longestTaskMs}), ` +
      `drawn ${formatSpread(loads.map((load) => load.drawnMs / 1000))} s, ` +
      `interactive ${formatSpread(loads.map((load) => load.interactiveMs / 1000))} s`,
  );
  return totalBlockingMs <= LIMITS.totalBlockingMs && longestTaskMs <= LIMITS.longestTaskMs;
}

interface BaselineLoads {
  readonly staticPage: readonly PageLoad[];
  readonly routerPage: readonly PageLoad[];
}

/** Whether the loads of the dashboard are within the limits. */
function checkDashboard(
  dashboard: readonly PageLoad[],
  { staticPage, routerPage }: BaselineLoads,
): boolean {
  const getRatio = (baseline: readonly PageLoad[], get: (load: PageLoad) => number) =>
    median(dashboard.map(get)) / median(baseline.map(get));
  const ratios = {
    firstPaint: getRatio(staticPage, (load) => load.firstContentfulPaintMs),
    largestPaint: getRatio(routerPage, (load) => load.largestContentfulPaintMs),
    drawn: getRatio(routerPage, (load) => load.drawnMs),
  };
  const layoutShift = median(dashboard.map((load) => load.layoutShift));
  console.log(
    `Dashboard: first paint ${ratios.firstPaint.toFixed(2)} times the static page (limit ${LIMITS.firstPaint}), ` +
      `largest paint ${ratios.largestPaint.toFixed(2)} (limit ${LIMITS.largestPaint}) and map drawn after ` +
      `${ratios.drawn.toFixed(2)} times the page with react-dom and the router (limit ${LIMITS.drawn}), ` +
      `CLS ${layoutShift.toFixed(4)} (limit ${LIMITS.layoutShift})`,
  );
  const areRatiosWithinLimits =
    ratios.firstPaint <= LIMITS.firstPaint &&
    ratios.largestPaint <= LIMITS.largestPaint &&
    ratios.drawn <= LIMITS.drawn;
  return areRatiosWithinLimits && layoutShift <= LIMITS.layoutShift;
}
