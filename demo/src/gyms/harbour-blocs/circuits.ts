import type { CircuitDesign } from "../../plan/circuits.ts";

/** One set each, because the photos of routes take most of the time that the demo needs for its first start. */
export const harbourCircuits: readonly CircuitDesign[] = [
  {
    name: "White",
    color: "blue",
    holdColor: "white",
    level: 0.5,
    grades: ["V0", "V0–V1", "V1"],
    resetDay: 6,
    routeCounts: [0, 7],
  },
  {
    name: "Orange",
    color: "orange",
    level: 2.5,
    grades: ["V2", "V2–V3", "V3"],
    resetDay: 16,
    routeCounts: [0, 7],
  },
  {
    name: "Purple",
    color: "violet",
    level: 4.5,
    grades: ["V4", "V4–V5", "V5"],
    resetDay: 11,
    routeCounts: [0, 6],
  },
  {
    name: "Black",
    color: "black",
    level: 6.5,
    grades: ["V6", "V6–V7", "V7"],
    resetDay: 20,
    routeCounts: [0, 5],
  },
];
