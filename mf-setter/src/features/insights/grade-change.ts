import type { Insights } from "@topout/shared/contract";

type Grade = Insights["pyramid"][number];

/** A row of the table. */
export interface GradeRow extends Grade {
  /** The position of the grade in the scale. */
  readonly rank: number;
  /** The number of routes after the planned reset. Undefined without one. */
  readonly after: number | undefined;
}

/** What a screen reader says after the name of the grade. `day` is null for a reset without an announced day. */
export function describeGrade({ routes, target, after }: GradeRow, day: string | null): string {
  const phrases = [`${routes} on the wall`];
  if (target !== null) phrases.push(`target ${target}`);
  if (after !== undefined) {
    phrases.push(day === null ? `${after} after the reset` : `${after} after ${day}`);
  }
  return phrases.join(", ");
}

/** "+1", "−1" or "same" */
export function formatChange(before: number, after: number): string {
  if (after === before) return "same";
  return after > before ? `+${after - before}` : `−${before - after}`;
}
