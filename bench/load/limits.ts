import { BUDGET } from "@topout/tooling/cold-dashboard";

import { median } from "../statistics.ts";
import type { ColdDashboard } from "./cold-dashboard.ts";
import type { PageLoad } from "./measure-load.ts";
import type { PageTimings } from "./observe-page.ts";
import type { SimulatedLoad } from "./simulate-load.ts";

type Page =
  | "static"
  | "router"
  | "dashboard"
  | "feed"
  | "activities"
  | "route"
  | "wall"
  | "routeLabel";

export interface LoadResults {
  readonly loads: Readonly<Record<Page | "online" | "offline", readonly PageLoad[]>>;
  readonly simulated: Readonly<Record<Page, readonly SimulatedLoad[]>>;
  /** Loads of the dashboard on a slow CPU with a fast network. */
  readonly slowCpu: readonly PageTimings[];
  /** The rounds of requests until the dashboard is drawn. */
  readonly rounds: readonly number[];
  readonly scripts: ColdDashboard;
}

/** The longest task of the floor on the machine for which the limits of tasks are set. */
const REFERENCE_LONGEST_TASK_MS = 110;

/** Prints each figure with its limit. Returns whether all of them are within their limits. */
export function checkLimits(results: LoadResults): boolean {
  const figures = createFigures(results);
  for (const { name, value, limit } of figures) {
    const verdict = isWithin({ value, limit }) ? "" : "  EXCEEDED";
    console.log(
      `${name.padEnd(50)} ${formatNumber(value).padStart(8)}  (limit ${formatNumber(limit)})${verdict}`,
    );
  }
  return figures.every(isWithin);
}

/**
 * Limits of ratios are ratios of medians. The floor is the page with only react-dom and the router. On a slower machine,
 * the limits of tasks grow by as much as its longest task.
 */
function createFigures({ loads, simulated, slowCpu, rounds, scripts }: LoadResults) {
  const { dashboard, feed, activities, route, wall, routeLabel, online, offline } = loads;
  const floor = getMedian(loads.router, largestPaint);
  const cpuFactor = Math.max(1, getMedian(loads.router, longestTask) / REFERENCE_LONGEST_TASK_MS);
  const getRatio = (page: readonly PageLoad[], get: (load: PageLoad) => number) =>
    getMedian(page, get) / floor;
  const ratios = [
    {
      name: "dashboard: first paint / static page",
      value: getMedian(dashboard, firstPaint) / getMedian(loads.static, firstPaint),
      limit: 1.3,
    },
    {
      name: "dashboard: largest paint / floor, simulated",
      value:
        getMedian(simulated.dashboard, largestPaint) / getMedian(simulated.router, largestPaint),
      limit: 1.3,
    },
    {
      name: "dashboard: largest paint / floor",
      value: getRatio(dashboard, largestPaint),
      limit: 1.3,
    },
    { name: "dashboard: map drawn / floor", value: getRatio(dashboard, drawn), limit: 1.3 },
    {
      name: "dashboard: map answers a tap / floor",
      value: getRatio(dashboard, interactive),
      limit: 2.2,
    },
    { name: "feed: largest paint / floor", value: getRatio(feed, largestPaint), limit: 1.5 },
    {
      name: "feed without a video: largest paint / floor",
      value: getRatio(activities, largestPaint),
      limit: 1.5,
    },
    {
      name: "link to a route: largest paint / floor",
      value: getRatio(route, largestPaint),
      limit: 1.5,
    },
    {
      name: "label of a wall: largest paint / floor",
      value: getRatio(wall, largestPaint),
      limit: 1.5,
    },
    {
      name: "label of a route: largest paint / floor",
      value: getRatio(routeLabel, largestPaint),
      limit: 1.5,
    },
    { name: "repeat visit, online: map drawn / floor", value: getRatio(online, drawn), limit: 1 },
    { name: "repeat visit, offline: map drawn / floor", value: getRatio(offline, drawn), limit: 1 },
  ];
  const tasks = [
    {
      name: "dashboard: blocking time in ms, simulated",
      value: getMedian(simulated.dashboard, blockingTime),
      limit: 200 * cpuFactor,
    },
    {
      name: "dashboard: blocking time in ms, slow CPU",
      value: getMedian(slowCpu, blockingTime),
      limit: 200 * cpuFactor,
    },
    {
      name: "dashboard: longest task in ms, slow CPU",
      value: getMedian(slowCpu, longestTask),
      limit: 100 * cpuFactor,
    },
  ];
  const sizes = [
    {
      name: "dashboard: layout shift",
      value: getMedian(dashboard, (load) => load.layoutShift),
      limit: 0.01,
    },
    { name: "dashboard: rounds of requests", value: median(rounds), limit: 3 },
    {
      name: "dashboard: scripts in KiB",
      value: scripts.bytes / 1024,
      limit: BUDGET.bytes / 1024,
    },
    { name: "dashboard: requests of scripts", value: scripts.requests, limit: BUDGET.requests },
    {
      name: "dashboard: rounds of scripts with HTTP/2",
      value: scripts.rounds,
      limit: BUDGET.rounds,
    },
    {
      name: "dashboard: scripts / unfederated build",
      value: scripts.bytes / scripts.unfederatedBytes,
      limit: 1.25,
    },
  ];
  return [...ratios, ...tasks, ...sizes];
}

const getMedian = <Load>(loads: readonly Load[], get: (load: Load) => number) =>
  median(loads.map(get));
const firstPaint = (load: PageLoad) => load.firstContentfulPaintMs;
const largestPaint = (load: { readonly largestContentfulPaintMs: number }) =>
  load.largestContentfulPaintMs;
const drawn = (load: PageLoad) => load.drawnMs;
const interactive = (load: PageLoad) => load.interactiveMs;
const longestTask = (load: PageTimings) => load.longestTaskMs;
const blockingTime = (load: { readonly totalBlockingMs: number }) => load.totalBlockingMs;

/** False for a figure that could not be measured. */
const isWithin = ({ value, limit }: { readonly value: number; readonly limit: number }) =>
  value <= limit;

const formatNumber = (value: number) =>
  Number.isInteger(value) ? String(value) : value.toPrecision(3);
