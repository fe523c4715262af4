import {
  FailedTapReason,
  MAX_LISTED_ERRORS,
  type ReleaseHealth,
  ReportedPart,
  type VitalName,
} from "@topout/shared/contract";
import { and, desc, gte, lte, max, ne, notInArray, sql, sum } from "drizzle-orm";

import type { DatabaseReader } from "../../database/database.ts";
import { clientCounts, clientErrors } from "../../database/schema.ts";
import { ROLLOUT_KINDS } from "./count-rollout-visit.ts";
import { toHour } from "./hours.ts";
import type { ReleaseVersions } from "./known-releases.ts";
import { type ReleaseId, toReleaseKey } from "./release-id.ts";
import { getP75 } from "./vital-bounds.ts";

const MAX_RELEASES = 100;
const DEFAULT_MS = 24 * 60 * 60 * 1_000;

interface HealthQuery {
  /** Default: 24 hours ago. */
  readonly since: Date | undefined;
  readonly now: Date;
}

/** Returns what browsers have reported about each release, the last visited ones first. */
export async function readReleaseHealth(
  db: DatabaseReader,
  versions: ReleaseVersions,
  { since, now }: HealthQuery,
): Promise<ReleaseHealth[]> {
  const start = toHour(since ?? new Date(Number(now) - DEFAULT_MS));
  const ids = await db
    .select({ part: clientCounts.part, release: clientCounts.release })
    .from(clientCounts)
    .where(and(gte(clientCounts.hour, start), ne(clientCounts.kind, "network_errors")))
    .groupBy(clientCounts.part, clientCounts.release)
    .orderBy(desc(max(clientCounts.hour)), clientCounts.part, clientCounts.release)
    .limit(MAX_RELEASES);
  if (ids.length === 0) return [];
  const counts = groupByRelease(await readCounts(db, ids, start));
  const errors = groupByRelease(await readErrors(db, ids, start));
  return ids.map((id) => ({
    part: ReportedPart.parse(id.part),
    release: id.release,
    version: versions.get(toReleaseKey(id)) ?? null,
    ...toSums(counts.get(toReleaseKey(id)) ?? []),
    errors: (errors.get(toReleaseKey(id)) ?? []).map(toListedError),
  }));
}

const groupByRelease = <Row extends ReleaseId>(rows: readonly Row[]) =>
  Map.groupBy(rows, toReleaseKey);

/** A condition for the rows of these releases. */
const isOneOf = (table: typeof clientCounts | typeof clientErrors, ids: readonly ReleaseId[]) =>
  sql`(${table.part}, ${table.release}) in (select * from unnest(
    ${sql.param(ids.map(({ part }) => part))}::text[],
    ${sql.param(ids.map(({ release }) => release))}::text[]))`;

const readCounts = (db: DatabaseReader, ids: readonly ReleaseId[], start: Date) =>
  db
    .select({
      part: clientCounts.part,
      release: clientCounts.release,
      kind: clientCounts.kind,
      value: clientCounts.value,
      count: sum(clientCounts.count).mapWith(Number),
    })
    .from(clientCounts)
    .where(
      and(
        gte(clientCounts.hour, start),
        isOneOf(clientCounts, ids),
        notInArray(clientCounts.kind, [...ROLLOUT_KINDS]),
      ),
    )
    .groupBy(clientCounts.part, clientCounts.release, clientCounts.kind, clientCounts.value);

type Count = Pick<Awaited<ReturnType<typeof readCounts>>[number], "kind" | "value" | "count">;

function toSums(counts: readonly Count[]) {
  const select = (kind: Count["kind"]) => counts.filter((count) => count.kind === kind);
  const getTotal = (kind: Count["kind"]) => select(kind)[0]?.count ?? 0;
  const getVital = (name: VitalName) =>
    getP75(select(name).map(({ value, count }) => ({ bound: Number(value), count })));
  return {
    visits: getTotal("visits"),
    visits_with_errors: getTotal("visits_with_errors"),
    taps: getTotal("taps"),
    failed_taps: select("failed_taps")
      .map(({ value, count }) => ({ reason: FailedTapReason.parse(value), count }))
      .toSorted((a, b) => b.count - a.count),
    failed_loads: getTotal("failed_loads"),
    vitals: { lcp: getVital("lcp"), inp: getVital("inp"), cls: getVital("cls") },
  };
}

/** Reads the most frequent errors of each release, the most frequent one first. */
function readErrors(db: DatabaseReader, ids: readonly ReleaseId[], start: Date) {
  const { part, release, message, place, route, count, last_time } = clientErrors;
  const ranked = db
    .select({
      part,
      release,
      message,
      place,
      route,
      count: sum(count).mapWith(Number).as("visits"),
      last_time: max(last_time).as("last"),
      rank: sql<number>`row_number() over (
        partition by ${part}, ${release} order by sum(${count}) desc, max(${last_time}) desc
      )`.as("rank"),
    })
    .from(clientErrors)
    .where(and(gte(clientErrors.hour, start), isOneOf(clientErrors, ids)))
    .groupBy(part, release, message, place, route)
    .as("ranked");
  return db
    .select()
    .from(ranked)
    .where(lte(ranked.rank, MAX_LISTED_ERRORS))
    .orderBy(ranked.part, ranked.release, ranked.rank);
}

type RankedError = Awaited<ReturnType<typeof readErrors>>[number];

const toListedError = ({ message, place, route, count, last_time }: RankedError) => ({
  message,
  place,
  route,
  count,
  last_time: new Date(last_time ?? 0).toISOString(),
});
