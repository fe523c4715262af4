import {
  type ErrorReport,
  type PartReport,
  VITAL_NAMES,
  type VitalName,
} from "@topout/shared/contract";

import type { clientCounts, clientErrors, clientVisits } from "../../database/schema.ts";
import type { RolloutKind } from "./count-rollout-visit.ts";
import { getVitalBound } from "./vital-bounds.ts";

type VisitRow = typeof clientVisits.$inferSelect;

/** What a visit has added to the counts of a release. */
type CountedVisit = Pick<VisitRow, "taps" | "failed_taps" | "failed_loads" | "counted">;

type CountRow = typeof clientCounts.$inferSelect;

export interface Increment extends Pick<CountRow, "value" | "count"> {
  readonly kind: Exclude<CountRow["kind"], RolloutKind>;
}

export type CountedError = Pick<typeof clientErrors.$inferSelect, "message" | "place" | "route">;

/** The most that one visit adds to the counts of a release, however much it reports. */
const MAX_TAPS = 500;
const MAX_FAILED_TAPS = 50;
const MAX_FAILED_LOADS = 5;
const MAX_ERRORS = 10;

interface Addition {
  readonly visit: CountedVisit;
  readonly increments: readonly Increment[];
  readonly errors: readonly CountedError[];
}

/** Adds a report to what its visit has counted. Without an earlier report of the release, the visit itself counts too. */
export function countReport(earlier: CountedVisit | undefined, report: PartReport): Addition {
  const before = earlier ?? { taps: 0, failed_taps: 0, failed_loads: 0, counted: [] };
  const taps = limit(report.taps, MAX_TAPS - before.taps);
  const failedTaps = countFailedTaps(report, MAX_FAILED_TAPS - before.failed_taps);
  const failedLoads = limit(report.failed_loads, MAX_FAILED_LOADS - before.failed_loads);
  const vitals = VITAL_NAMES.filter(
    (name) => report.vitals[name] !== undefined && !before.counted.includes(name),
  );
  const errors = selectNewErrors(report.errors, before.counted);
  const hadErrors = before.counted.some(isErrorKey);
  const increments: Increment[] = [
    increment("visits", earlier ? 0 : 1),
    increment("visits_with_errors", errors.length > 0 && !hadErrors ? 1 : 0),
    increment("taps", taps),
    ...failedTaps,
    increment("failed_loads", failedLoads),
    ...vitals.map((name) => createVitalIncrement(name, report.vitals[name])),
  ];
  return {
    visit: {
      taps: before.taps + taps,
      failed_taps: before.failed_taps + sum(failedTaps),
      failed_loads: before.failed_loads + failedLoads,
      counted: [...before.counted, ...vitals, ...errors.map(toErrorKey)],
    },
    increments: increments.filter(({ count }) => count > 0),
    errors,
  };
}

const limit = (count: number, left: number): number => Math.min(count, Math.max(0, left));

const sum = (increments: readonly Increment[]): number =>
  increments.reduce((total, { count }) => total + count, 0);

const increment = (kind: Increment["kind"], count: number): Increment => ({
  kind,
  value: "",
  count,
});

const createVitalIncrement = (kind: VitalName, value = 0): Increment => ({
  kind,
  value: String(getVitalBound(kind, value)),
  count: 1,
});

/** Adds up equal reasons, because one statement cannot change a row twice. */
function countFailedTaps({ failed_taps }: PartReport, max: number): Increment[] {
  const counts = new Map<string, number>();
  let left = max;
  for (const { reason, count } of failed_taps) {
    const counted = limit(count, left);
    left -= counted;
    counts.set(reason, (counts.get(reason) ?? 0) + counted);
  }
  return Array.from(counts, ([value, count]) => ({ kind: "failed_taps", value, count }));
}

function selectNewErrors(reports: readonly ErrorReport[], counted: readonly string[]) {
  const left = MAX_ERRORS - counted.filter(isErrorKey).length;
  const errors = new Map(
    reports.map(toCountedError).map((error) => [toErrorKey(error), error] as const),
  );
  return [...errors]
    .flatMap(([key, error]) => (counted.includes(key) ? [] : [error]))
    .slice(0, left);
}

const toCountedError = ({ name, problem, place, route }: ErrorReport): CountedError => ({
  message: problem === "Other" ? name : `${name}: ${problem}`,
  place,
  route,
});

const ERROR_PREFIX = "error ";
const toErrorKey = ({ message, place, route }: CountedError): string =>
  `${ERROR_PREFIX}${message} ${place} ${route}`;
const isErrorKey = (key: string): boolean => key.startsWith(ERROR_PREFIX);
