import { formatSpread, median } from "../statistics.ts";
import { loadAlternately } from "./load-alternately.ts";
import type { PageUnderTest } from "./measure-load.ts";
import { simulateLoad, type SimulatedLoad } from "./simulate-load.ts";

/** The limit of the dashboard's largest paint, as a ratio to the baseline page. */
const MAX_LARGEST_PAINT = 1.5;

interface Pages {
  readonly router: PageUnderTest;
  readonly dashboard: PageUnderTest;
  readonly others: readonly PageUnderTest[];
}

/**
 * Whether Lighthouse's largest paint of the dashboard is within its limit. The figures of the other pages are printed.
 * Total blocking time has no limit here, because Lighthouse enables the protocol's runtime agent, which lengthens the
 * tasks. `measureTasks` does not.
 */
export async function checkSimulatedLoads(
  { router, dashboard, others }: Pages,
  count: number,
): Promise<boolean> {
  const loads = await loadAlternately([router, dashboard, ...others], count, simulateLoad);
  for (const [{ name }, pageLoads] of loads) printLoads(name, pageLoads);

  const getLargestPaint = (page: PageUnderTest) =>
    median((loads.get(page) ?? []).map((load) => load.largestContentfulPaintMs));
  const ratio = getLargestPaint(dashboard) / getLargestPaint(router);
  console.log(
    `Simulated by Lighthouse: largest paint of the dashboard after ${ratio.toFixed(2)} times the page with ` +
      `react-dom and the router (limit ${MAX_LARGEST_PAINT})`,
  );
  return ratio <= MAX_LARGEST_PAINT;
}

function printLoads(name: string, loads: readonly SimulatedLoad[]): void {
  const formatSeconds = (get: (load: SimulatedLoad) => number) =>
    `${formatSpread(loads.map((load) => get(load) / 1000))} s`;
  console.log(
    [
      `simulated, ${name}`.padEnd(29),
      `FCP ${formatSeconds((load) => load.firstContentfulPaintMs)}`,
      `LCP ${formatSeconds((load) => load.largestContentfulPaintMs)}`,
      `TBT ${median(loads.map((load) => load.totalBlockingMs)).toFixed(0)} ms`,
      `CLS ${median(loads.map((load) => load.layoutShift)).toFixed(4)}`,
    ].join("  "),
  );
}
