import type { CircuitColor } from "@topout/shared/contract";

import { createDemoId } from "../demo-id.ts";
import { addMs, DAY_MS, HOUR_MS } from "../dates.ts";

/** The minimum age of a current set, so that users have climbed its routes. */
const MIN_SET_AGE_MS = 5 * DAY_MS;

export interface CircuitPlan {
  readonly name: string;
  readonly color: CircuitColor;
  /** The difficulty as a V-grade. */
  readonly level: number;
  /** The grades of its easier, average and harder routes. */
  readonly grades: readonly [string, string, string];
  /** The day of the month on which it is reset. At most 23, so that a new set reaches its minimum age in February. */
  readonly resetDay: number;
  /** The number of routes in its older and its current set. Fewer if the map has too few dot positions. */
  readonly routeCounts: readonly [number, number];
}

/** The order of the colours determines the random choices of the demo. A colour without a plan does not compile. */
const plansByColor: Readonly<Record<CircuitColor, Omit<CircuitPlan, "color">>> = {
  green: {
    name: "Green",
    level: 0,
    grades: ["VB", "VB–V0", "V0"],
    resetDay: 12,
    routeCounts: [7, 9],
  },
  blue: {
    name: "Blue",
    level: 1.4,
    grades: ["V1", "V1–V2", "V2"],
    resetDay: 4,
    routeCounts: [7, 9],
  },
  black: {
    name: "Black",
    level: 7.6,
    grades: ["V7", "V7–V8", "V8"],
    resetDay: 21,
    routeCounts: [6, 6],
  },
  pink: {
    name: "Pink",
    level: 2.5,
    grades: ["V2", "V2–V3", "V3"],
    resetDay: 9,
    routeCounts: [7, 9],
  },
  red: {
    name: "Red",
    level: 3.6,
    grades: ["V3", "V3–V4", "V4"],
    resetDay: 23,
    routeCounts: [7, 9],
  },
  violet: {
    name: "Purple",
    level: 4.5,
    grades: ["V4", "V4–V5", "V5"],
    resetDay: 14,
    routeCounts: [7, 9],
  },
  yellow: {
    name: "Yellow",
    level: 5.9,
    grades: ["V5", "V5–V6", "V6"],
    resetDay: 18,
    routeCounts: [7, 8],
  },
  orange: {
    name: "Orange",
    level: 5.2,
    grades: ["V5", "V5", "V5–V6"],
    resetDay: 2,
    routeCounts: [6, 7],
  },
};

export const circuitPlans: readonly CircuitPlan[] = (
  Object.keys(plansByColor) as CircuitColor[]
).map((color) => ({ color, ...plansByColor[color] }));

export interface SetPlan {
  readonly id: string;
  readonly circuit: CircuitPlan;
  /** The opening date. */
  readonly date: Date;
  /** The opening date of the next set. Undefined for the current set. */
  readonly replacedAt: Date | undefined;
  readonly size: number;
}

/** Plans the older and the current set of a circuit, one month apart. */
export function planSets(circuit: CircuitPlan, now: Date): SetPlan[] {
  const latestDate = addMs(now, -MIN_SET_AGE_MS);
  const thisMonth = getResetDate(latestDate, 0, circuit);
  const monthsBack = thisMonth <= latestDate ? 0 : 1;
  const [older, current] = [
    getResetDate(latestDate, monthsBack + 1, circuit),
    getResetDate(latestDate, monthsBack, circuit),
  ];
  const toSetPlan = (date: Date, replacedAt: Date | undefined, size: number): SetPlan => ({
    id: createDemoId(`set:${circuit.name}:${replacedAt ? "older" : "current"}`, date),
    circuit,
    date,
    replacedAt,
    size,
  });
  return [
    toSetPlan(older, current, circuit.routeCounts[0]),
    toSetPlan(current, undefined, circuit.routeCounts[1]),
  ];
}

/** Returns 8:00 UTC on the reset day, `monthsBack` months before the month of `time`. */
const getResetDate = (time: Date, monthsBack: number, { resetDay }: CircuitPlan) =>
  addMs(
    new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() - monthsBack, resetDay)),
    8 * HOUR_MS,
  );
