import type { PartReport } from "@topout/shared/contract";
import { and, eq, lt, sql } from "drizzle-orm";

import { VISIT_HOURS } from "../../auth/visit-tokens.ts";
import type { Database, Transaction } from "../../database/database.ts";
import { getDaysAgo } from "../../database/get-days-ago.ts";
import { clientCounts, clientErrors, clientVisits } from "../../database/schema.ts";
import { observeReport } from "../../metrics/observe-reports.ts";
import { type CountedError, countReport, type Increment } from "./count-report.ts";
import {
  type ComparedVisit,
  countRolloutVisit,
  type RolloutNetwork,
  toPeriodKey,
} from "./count-rollout-visit.ts";
import { HOUR_MS, toHour } from "./hours.ts";
import { type ReleaseId, toReleaseKey } from "./release-id.ts";

/** Different errors of a release in an hour. More errors still count as visits with errors. */
const MAX_ERRORS = 200;

interface Visit {
  readonly id: string;
  /** Whether the visit may add to the counts of a release to which it has not added before. */
  readonly canCount: (report: PartReport) => boolean;
  /** Returns the network of the visit in the rollout of a part. Undefined without a rollout. */
  readonly getNetwork: (part: string) => RolloutNetwork | undefined;
}

interface CountedReport {
  readonly report: PartReport;
  readonly increments: readonly Increment[];
  readonly errors: readonly CountedError[];
  readonly compared: readonly ComparedVisit[];
}

/** Adds the reports of a visit to the counts of the hour. */
export async function storeReports(
  db: Database,
  visit: Visit,
  { reports, now }: { readonly reports: readonly PartReport[]; readonly now: Date },
): Promise<void> {
  const counted = await db.transaction(async (tx) => {
    const additions = await updateVisit(tx, visit, { reports, now });
    const hour = toHour(now);
    await addCounts(tx, hour, additions);
    for (const error of listErrors(additions)) await addError(tx, { ...error, hour, now });
    return additions;
  });
  for (const { report, increments } of counted) observeReport(report, increments);
}

/** Returns what the reports add to the counts, and stores it for the next reports of the visit. */
async function updateVisit(
  tx: Transaction,
  { id, canCount, getNetwork }: Visit,
  { reports, now }: { readonly reports: readonly PartReport[]; readonly now: Date },
): Promise<CountedReport[]> {
  // A page that closes can send two batches at once.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`client visit ${id}`}, 0))`);
  const rows = await tx.select().from(clientVisits).where(eq(clientVisits.visit_id, id));
  const visits = new Map(rows.map((row) => [toReleaseKey(row), row] as const));
  const additions: CountedReport[] = [];
  // A fixed order, so that concurrent visits of a network do not deadlock.
  for (const report of reports.toSorted((a, b) => (toReleaseKey(a) < toReleaseKey(b) ? -1 : 1))) {
    const before = visits.get(toReleaseKey(report));
    if (!before && !canCount(report)) continue;
    const { visit, ...addition } = countReport(before, report);
    const compared = await countRolloutVisit(tx, getNetwork(report.part), {
      countedBefore: before?.counted,
      hasFirstError: addition.increments.some(({ kind }) => kind === "visits_with_errors"),
      now,
    });
    const counted = [...new Set([...visit.counted, ...compared.map(toPeriodKey)])];
    const started_at = before?.started_at ?? now;
    const row = { visit_id: id, ...toReleaseId(report), ...visit, counted, started_at };
    visits.set(toReleaseKey(report), row);
    await saveVisit(tx, row);
    additions.push({ report, compared, ...addition });
  }
  return additions;
}

async function saveVisit(tx: Transaction, row: typeof clientVisits.$inferInsert): Promise<void> {
  const { visit_id, part, release } = clientVisits;
  const { taps, failed_taps, failed_loads, counted } = row;
  await tx
    .insert(clientVisits)
    .values(row)
    .onConflictDoUpdate({
      target: [visit_id, part, release],
      set: { taps, failed_taps, failed_loads, counted },
    });
}

const toReleaseId = ({ part, release }: ReleaseId): ReleaseId => ({ part, release });

/** Adds all increments in a fixed order, so that concurrent visits do not deadlock. */
async function addCounts(tx: Transaction, hour: Date, additions: readonly CountedReport[]) {
  const sums = new Map<string, typeof clientCounts.$inferInsert>();
  const add = (row: typeof clientCounts.$inferInsert) => {
    const key = `${toReleaseKey(row)} ${row.kind} ${row.value} ${row.hour.toISOString()}`;
    sums.set(key, { ...row, count: row.count + (sums.get(key)?.count ?? 0) });
  };
  for (const { report, increments, compared } of additions) {
    for (const increment of increments) add({ hour, ...toReleaseId(report), ...increment });
    for (const { kind, period } of compared) {
      add({ hour: period, ...toReleaseId(report), kind, value: "", count: 1 });
    }
  }
  if (sums.size === 0) return;
  const rows = [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  const { part, release, kind, value, count } = clientCounts;
  await tx
    .insert(clientCounts)
    .values(rows)
    .onConflictDoUpdate({
      target: [clientCounts.hour, part, release, kind, value],
      set: { count: sql`${count} + excluded.count` },
    });
}

/** Returns all errors in a fixed order, as for the counts. */
const listErrors = (additions: readonly CountedReport[]) =>
  additions
    .flatMap(({ report, errors }) => errors.map((error) => ({ ...error, ...toReleaseId(report) })))
    .toSorted((a, b) => (toErrorOrder(a) < toErrorOrder(b) ? -1 : 1));

const toErrorOrder = ({ message, place, route, ...release }: CountedError & ReleaseId) =>
  `${toReleaseKey(release)} ${message} ${place} ${route}`;

interface NewError extends CountedError, ReleaseId {
  readonly hour: Date;
  readonly now: Date;
}

/** Counts an error. Does not add a row if the release has too many different errors. */
async function addError(tx: Transaction, { now, ...key }: NewError): Promise<void> {
  const columns = clientErrors;
  const ofRelease = [
    eq(columns.hour, key.hour),
    eq(columns.part, key.part),
    eq(columns.release, key.release),
  ];
  const updated = await tx
    .update(columns)
    .set({ count: sql`${columns.count} + 1`, last_time: now })
    .where(
      and(
        ...ofRelease,
        eq(columns.message, key.message),
        eq(columns.place, key.place),
        eq(columns.route, key.route),
      ),
    )
    .returning({ count: columns.count });
  if (updated.length > 0 || (await tx.$count(columns, and(...ofRelease))) >= MAX_ERRORS) return;
  await tx
    .insert(columns)
    .values({ ...key, count: 1, last_time: now })
    .onConflictDoUpdate({
      target: [
        columns.hour,
        columns.part,
        columns.release,
        columns.message,
        columns.place,
        columns.route,
      ],
      set: { count: sql`${columns.count} + 1`, last_time: now },
    });
}

/** Deletes ended visits, and the counts of days that are no longer kept. */
export async function deleteOldReports(db: Database, keptDays: number): Promise<void> {
  const oldestVisit = new Date(Date.now() - VISIT_HOURS * HOUR_MS);
  const oldestHour = getDaysAgo(keptDays);
  await db.delete(clientVisits).where(lt(clientVisits.started_at, oldestVisit));
  await db.delete(clientCounts).where(lt(clientCounts.hour, oldestHour));
  await db.delete(clientErrors).where(lt(clientErrors.hour, oldestHour));
}
