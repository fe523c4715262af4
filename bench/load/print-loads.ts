import { formatSpread, median } from "../statistics.ts";
import type { PageLoad } from "./measure-load.ts";
import type { SimulatedLoad } from "./simulate-load.ts";

/** Prints the medians of the loads, in one line for each page. */
export function printLoads(loads: Readonly<Record<string, readonly PageLoad[]>>): void {
  for (const [name, pageLoads] of Object.entries(loads)) {
    const getMedian = (get: (load: PageLoad) => number) => median(pageLoads.map(get));
    const sizeBytes = getMedian((load) => load.requests.reduce((sum, { bytes }) => sum + bytes, 0));
    print(name, [
      ...formatPaints(pageLoads),
      `drawn ${formatSeconds(pageLoads, (load) => load.drawnMs)}`,
      `interactive ${formatSeconds(pageLoads, (load) => load.interactiveMs)}`,
      `longest task ${getMedian((load) => load.longestTaskMs).toFixed(0)} ms`,
      `${(sizeBytes / 1024).toFixed(0)} KiB`,
      `${getMedian(({ requests }) => requests.length)} requests`,
    ]);
  }
}

/** Prints the medians of the simulated loads and the rounds of requests, in one line for each page. */
export function printSimulatedLoads<Name extends string>(
  loads: Readonly<Record<Name, readonly SimulatedLoad[]>>,
  rounds: Readonly<Record<Name, readonly number[]>>,
): void {
  for (const name of Object.keys(loads) as Name[]) {
    print(`${name}, simulated`, [...formatPaints(loads[name]), `${median(rounds[name])} rounds`]);
  }
}

const print = (name: string, figures: readonly string[]) =>
  console.log([name.padEnd(20), ...figures].join("  "));

const formatPaints = (loads: readonly SimulatedLoad[]) => [
  `FCP ${formatSeconds(loads, (load) => load.firstContentfulPaintMs)}`,
  `LCP ${formatSeconds(loads, (load) => load.largestContentfulPaintMs)}`,
  `TBT ${median(loads.map((load) => load.totalBlockingMs)).toFixed(0)} ms`,
  `CLS ${median(loads.map((load) => load.layoutShift)).toFixed(4)}`,
];

const formatSeconds = <Load>(loads: readonly Load[], getMs: (load: Load) => number) =>
  `${formatSpread(loads.map((load) => getMs(load) / 1000))} s`;
