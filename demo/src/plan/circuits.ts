import type { CircuitColor } from "@topout/shared/contract";

import { createDemoId } from "../demo-id.ts";
import { addMs, DAY_MS, HOUR_MS } from "../dates.ts";
import type { HoldColor } from "../drawing/hold-paint.ts";

/** The minimum age of a current set, so that users have climbed its routes. */
const MIN_SET_AGE_MS = 5 * DAY_MS;

/** A circuit of a gym design. */
export interface CircuitDesign {
  readonly name: string;
  readonly color: CircuitColor;
  /** The colour of its holds on photos. By default, the circuit's colour. */
  readonly holdColor?: HoldColor;
  /** The difficulty as a V-grade. */
  readonly level: number;
  /** The grades of its easier, average and harder routes. */
  readonly grades: readonly [string, string, string];
  /** The day of the month on which it is reset. At most 23, so that a new set reaches its minimum age in February. */
  readonly resetDay: number;
  /**
   * The number of routes in its older and its current set. Fewer if the map has too few dot positions. A set without
   * routes is not planned.
   */
  readonly routeCounts: readonly [number, number];
}

export interface CircuitPlan extends CircuitDesign {
  readonly id: string;
  /** Identifies the circuit in every demo, independent of the date of the demo. */
  readonly label: string;
}

/** Plans the circuits of a gym that was created at this time. */
export const planCircuits = (
  {
    circuits,
    labelPrefix,
  }: { readonly circuits: readonly CircuitDesign[]; readonly labelPrefix: string },
  created: Date,
): CircuitPlan[] =>
  circuits.map((circuit) => {
    const label = `${labelPrefix}${circuit.name}`;
    return { ...circuit, label, id: createDemoId(`circuit:${label}`, created) };
  });

export interface SetPlan {
  readonly id: string;
  readonly circuit: CircuitPlan;
  /** The opening date. */
  readonly date: Date;
  /** The opening date of the next set. Undefined for the current set. */
  readonly replacedAt: Date | undefined;
  readonly size: number;
}

/** Plans the sets of a circuit: the current one, and an older one that opened a month before it. */
export function planSets(circuit: CircuitPlan, now: Date): SetPlan[] {
  const latestDate = addMs(now, -MIN_SET_AGE_MS);
  const thisMonth = getResetDate(latestDate, 0, circuit);
  const monthsBack = thisMonth <= latestDate ? 0 : 1;
  const [older, current] = [
    getResetDate(latestDate, monthsBack + 1, circuit),
    getResetDate(latestDate, monthsBack, circuit),
  ];
  const toSetPlan = (date: Date, replacedAt: Date | undefined, size: number): SetPlan => ({
    id: createDemoId(`set:${circuit.label}:${replacedAt ? "older" : "current"}`, date),
    circuit,
    date,
    replacedAt,
    size,
  });
  return [
    toSetPlan(older, current, circuit.routeCounts[0]),
    toSetPlan(current, undefined, circuit.routeCounts[1]),
  ].filter(({ size }) => size > 0);
}

/** Returns 8:00 UTC on the reset day, `monthsBack` months before the month of `time`. */
const getResetDate = (time: Date, monthsBack: number, { resetDay }: CircuitPlan) =>
  addMs(
    new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() - monthsBack, resetDay)),
    8 * HOUR_MS,
  );
