import type { GradeSystem } from "@topout/shared/contract";

/**
 * A grade and where it starts on the axis of its discipline. It ends where the next one starts. Boulders have the axis of
 * the V scale and roped routes that of the French scale, in steps of one grade.
 */
type GradeStart = readonly [grade: string, start: number];

interface System {
  readonly discipline: "boulder" | "rope";
  readonly starts: readonly GradeStart[];
  /** Where the hardest grade ends. */
  readonly end: number;
}

const withSteps = (first: number, grades: string): readonly GradeStart[] =>
  grades.split(" ").map((grade, index) => [grade, first + index]);

/** The comparisons of the scales are the usual ones. They are no more precise than the opinions of climbers. */
export const GRADE_SYSTEMS: Readonly<Record<GradeSystem, System>> = {
  v: {
    discipline: "boulder",
    starts: withSteps(-1, "VB V0 V1 V2 V3 V4 V5 V6 V7 V8 V9 V10 V11 V12 V13 V14 V15 V16 V17"),
    end: 18,
  },
  font: {
    discipline: "boulder",
    starts: [
      ["3", -1],
      ["4", 0],
      ["4+", 0.5],
      ["5", 1],
      ["5+", 2],
      ["6A", 3],
      ["6A+", 3.5],
      ["6B", 4],
      ["6B+", 4.5],
      ["6C", 5],
      ["6C+", 5.75],
      ["7A", 6.25],
      ["7A+", 7],
      ["7B", 8],
      ["7B+", 8.5],
      ...withSteps(9, "7C 7C+ 8A 8A+ 8B 8B+ 8C 8C+ 9A"),
    ],
    end: 18,
  },
  french: {
    discipline: "rope",
    starts: withSteps(
      0,
      "1 2 3 4a 4b 4c 5a 5b 5c 6a 6a+ 6b 6b+ 6c 6c+ 7a 7a+ 7b 7b+ 7c 7c+ 8a 8a+ 8b 8b+ 8c 8c+ 9a 9a+ 9b 9b+ 9c",
    ),
    end: 32,
  },
  uiaa: {
    discipline: "rope",
    starts: [
      ["1", 0],
      ["2", 1],
      ["3", 2],
      ["4-", 2.7],
      ["4", 3.2],
      ["4+", 4],
      ["5-", 5],
      ["5", 6],
      ["5+", 6.6],
      ["6-", 7.2],
      ["6", 8],
      ["6+", 9],
      ["7-", 10],
      ["7", 11],
      ["7+", 12],
      ["8-", 13.6],
      ["8", 15],
      ["8+", 16],
      ["9-", 17.6],
      ["9", 19],
      ["9+", 20.2],
      ["10-", 21.5],
      ["10", 23],
      ["10+", 24.4],
      ["11-", 25.6],
      ["11", 27],
      ["11+", 28.4],
      ["12-", 29.6],
      ["12", 30.8],
    ],
    end: 32,
  },
};

/** All grades of a system, easiest first. */
export const getSystemGrades = (system: GradeSystem): readonly string[] =>
  GRADE_SYSTEMS[system].starts.map(([grade]) => grade);
