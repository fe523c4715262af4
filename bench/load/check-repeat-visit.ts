import { median } from "../statistics.ts";
import type { PageLoad, PageUnderTest } from "./measure-load.ts";

/** The limit of the time until the map is drawn, as a ratio to the baseline page. */
const MAX_RATIO = 1;

/** Whether the map of a repeat visit appears no later than the content of the baseline page on a first visit. */
export function checkRepeatVisit(
  { name }: PageUnderTest,
  loads: readonly PageLoad[],
  routerPage: readonly PageLoad[],
): boolean {
  const getDrawnMs = (load: PageLoad) => load.drawnMs;
  const ratio = median(loads.map(getDrawnMs)) / median(routerPage.map(getDrawnMs));
  console.log(
    `${name}: map drawn after ${ratio.toFixed(2)} times the page with react-dom and the router (limit ${MAX_RATIO})`,
  );
  return ratio <= MAX_RATIO;
}
