import type { CircuitColor } from "@topout/shared/contract";

import type { CircuitDesign } from "../../plan/circuits.ts";

/** The order of the colours determines the random choices of the demo. A colour without a plan does not compile. */
const plansByColor: Readonly<Record<CircuitColor, Omit<CircuitDesign, "color">>> = {
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

export const gritworksCircuits: readonly CircuitDesign[] = (
  Object.keys(plansByColor) as CircuitColor[]
).map((color) => ({ color, ...plansByColor[color] }));
