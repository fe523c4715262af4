import type { CircuitColor } from "@topout/shared/contract";

import { demoId } from "../demo-id.ts";
import { after, DAY, HOUR } from "../moments.ts";

/** How long a set hangs at least before the demo shows it: long enough that people have climbed it. */
const SETTLED = 5 * DAY;

export interface CircuitPlan {
  readonly name: string;
  readonly color: CircuitColor;
  /** How hard it is, as a V-grade. */
  readonly level: number;
  /** Its easier routes, most of them, its harder ones. */
  readonly grades: readonly [string, string, string];
  /** The day of the month on which the setters strip and reset it: 23 at most, so that it settles within February. */
  readonly resetDay: number;
  /** How many routes its older set has and its current one. */
  readonly routes: readonly [number, number];
}

export const circuitPlans: readonly CircuitPlan[] = [
  {
    name: "Green",
    color: "green",
    level: 0,
    grades: ["VB", "VB–V0", "V0"],
    resetDay: 12,
    routes: [7, 9],
  },
  {
    name: "Blue",
    color: "blue",
    level: 1.4,
    grades: ["V1", "V1–V2", "V2"],
    resetDay: 4,
    routes: [7, 9],
  },
  {
    name: "Black",
    color: "black",
    level: 7.6,
    grades: ["V7", "V7–V8", "V8"],
    resetDay: 21,
    routes: [6, 6],
  },
  {
    name: "Pink",
    color: "pink",
    level: 2.5,
    grades: ["V2", "V2–V3", "V3"],
    resetDay: 9,
    routes: [7, 9],
  },
  {
    name: "Red",
    color: "red",
    level: 3.6,
    grades: ["V3", "V3–V4", "V4"],
    resetDay: 23,
    routes: [7, 9],
  },
  {
    name: "Purple",
    color: "violet",
    level: 4.5,
    grades: ["V4", "V4–V5", "V5"],
    resetDay: 14,
    routes: [7, 9],
  },
  {
    name: "Yellow",
    color: "yellow",
    level: 5.9,
    grades: ["V5", "V5–V6", "V6"],
    resetDay: 18,
    routes: [7, 8],
  },
  {
    name: "Orange",
    color: "orange",
    level: 5.2,
    grades: ["V5", "V5", "V5–V6"],
    resetDay: 2,
    routes: [6, 7],
  },
];

export interface SetPlan {
  readonly id: string;
  readonly circuit: CircuitPlan;
  /** When it opened. */
  readonly date: Date;
  /** When the next one took its place. */
  readonly until: Date | undefined;
  readonly size: number;
}

/** A circuit's two sets, a month apart: the older one, and the one that hangs now. */
export function setsOf(circuit: CircuitPlan, now: Date): SetPlan[] {
  const settled = after(now, -SETTLED);
  const thisMonth = resetIn(settled, 0, circuit);
  const back = thisMonth <= settled ? 0 : 1;
  const [older, current] = [resetIn(settled, back + 1, circuit), resetIn(settled, back, circuit)];
  const plan = (date: Date, until: Date | undefined, size: number): SetPlan => ({
    id: demoId(`set:${circuit.name}:${until ? "older" : "current"}`, date),
    circuit,
    date,
    until,
    size,
  });
  return [plan(older, current, circuit.routes[0]), plan(current, undefined, circuit.routes[1])];
}

/** Setters finish in the morning, `back` months before the month of `time`. */
const resetIn = (time: Date, back: number, { resetDay }: CircuitPlan) =>
  after(new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() - back, resetDay)), 8 * HOUR);
