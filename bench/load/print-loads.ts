import { formatSpread, median } from "../statistics.ts";
import type { PageLoad, PageUnderTest } from "./measure-load.ts";

/** Prints the medians of the loads of a page, in one line. */
export function printLoads(
  { name }: PageUnderTest,
  loads: readonly PageLoad[],
  rounds?: number,
): void {
  const getValues = (get: (load: PageLoad) => number) => loads.map(get);
  const formatSeconds = (get: (load: PageLoad) => number) =>
    `${formatSpread(getValues((load) => get(load) / 1000))} s`;
  const bytes = getValues(({ requests }) =>
    requests.reduce((sum, request) => sum + request.bytes, 0),
  );
  console.log(
    [
      name.padEnd(18),
      `FCP ${formatSeconds((load) => load.firstContentfulPaintMs)}`,
      `LCP ${formatSeconds((load) => load.largestContentfulPaintMs)}`,
      `drawn ${formatSeconds((load) => load.drawnMs)}`,
      `interactive ${formatSeconds((load) => load.interactiveMs)}`,
      `TBT ${median(getValues((load) => load.totalBlockingMs)).toFixed(0)} ms`,
      `longest task ${median(getValues((load) => load.longestTaskMs)).toFixed(0)} ms`,
      `CLS ${median(getValues((load) => load.layoutShift)).toFixed(4)}`,
      `${(median(bytes) / 1024).toFixed(0)} KiB`,
      `${median(getValues(({ requests }) => requests.length))} requests`,
      ...(rounds === undefined ? [] : [`${rounds} rounds`]),
    ].join("  "),
  );
}
