import type { Insights } from "@topout/shared/contract";
import { trimPyramids } from "@topout/shared/domain/insights";

import type { GradeRow } from "./grade-change.ts";

/** The rows of the table, the hardest grade first. Grades beyond those in use are left out. */
export function listGradeRows(now: Insights, after: Insights | undefined): GradeRow[] {
  const rows = now.pyramid.map((grade, rank) => ({
    ...grade,
    rank,
    after: after ? (after.pyramid[rank]?.routes ?? 0) : undefined,
  }));
  const [trimmed = []] = trimPyramids<GradeRow>(
    rows,
    rows.map((row) => ({ ...row, routes: row.after ?? 0 })),
  );
  return [...trimmed].reverse();
}
