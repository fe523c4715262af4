import { formatSpread, median } from "../statistics.ts";
import { simulateLoad, type SimulatedLoad } from "./simulate-load.ts";

/** The limit of the dashboard's largest paint, as a ratio to the baseline page. */
const MAX_LARGEST_PAINT = 1.5;

interface Pages<Page> {
  readonly static: Page;
  readonly router: Page;
  readonly dashboard: Page;
}

/**
 * Whether Lighthouse's largest paint of the dashboard is within its limit. Its total blocking time has no limit here,
 * because Lighthouse enables the protocol's runtime agent, which lengthens the tasks. `measureTasks` does not.
 */
export async function checkSimulatedLoads(urls: Pages<string>, count: number): Promise<boolean> {
  const loads: Pages<SimulatedLoad[]> = { static: [], router: [], dashboard: [] };
  const names = ["static", "router", "dashboard"] as const;
  for (let index = 0; index < count; index++) {
    for (const name of names) loads[name].push(await simulateLoad(urls[name]));
  }
  for (const name of names) printLoads(name, loads[name]);

  const getLargestPaint = (name: keyof Pages<unknown>) =>
    median(loads[name].map((load) => load.largestContentfulPaintMs));
  const ratio = getLargestPaint("dashboard") / getLargestPaint("router");
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
      `simulated, ${name}`.padEnd(20),
      `FCP ${formatSeconds((load) => load.firstContentfulPaintMs)}`,
      `LCP ${formatSeconds((load) => load.largestContentfulPaintMs)}`,
      `TBT ${median(loads.map((load) => load.totalBlockingMs)).toFixed(0)} ms`,
      `CLS ${median(loads.map((load) => load.layoutShift)).toFixed(4)}`,
    ].join("  "),
  );
}
