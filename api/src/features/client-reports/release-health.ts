import {
  FailedTapReason,
  MAX_LISTED_ERRORS,
  type ReleaseHealth,
  ReportedPart,
  type VitalName,
} from "@topout/shared/contract";
import { and, desc, eq, gte, max, sql, sum } from "drizzle-orm";

import type { DatabaseReader } from "../../database/database.ts";
import { clientCounts, clientErrors } from "../../database/schema.ts";
import { toHour } from "./client-reports.store.ts";
import type { KnownReleases } from "./known-releases.ts";
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
  releases: KnownReleases,
  { since, now }: HealthQuery,
): Promise<ReleaseHealth[]> {
  const start = toHour(since ?? new Date(Number(now) - DEFAULT_MS));
  const ids = await db
    .select({ part: clientCounts.part, release: clientCounts.release })
    .from(clientCounts)
    .where(gte(clientCounts.hour, start))
    .groupBy(clientCounts.part, clientCounts.release)
    .orderBy(desc(max(clientCounts.hour)), clientCounts.part, clientCounts.release)
    .limit(MAX_RELEASES);
  const health: ReleaseHealth[] = [];
  for (const { part: name, release } of ids) {
    const part = ReportedPart.parse(name);
    const version = await releases.getVersion({ part, release }, now);
    const id = { part, release, start };
    health.push({
      part,
      release,
      version,
      ...toSums(await readCounts(db, id)),
      errors: await readErrors(db, id),
    });
  }
  return health;
}

interface Period {
  readonly part: string;
  readonly release: string;
  readonly start: Date;
}

const readCounts = (db: DatabaseReader, { part, release, start }: Period) =>
  db
    .select({
      kind: clientCounts.kind,
      value: clientCounts.value,
      count: sum(clientCounts.count).mapWith(Number),
    })
    .from(clientCounts)
    .where(
      and(
        gte(clientCounts.hour, start),
        eq(clientCounts.part, part),
        eq(clientCounts.release, release),
      ),
    )
    .groupBy(clientCounts.kind, clientCounts.value);

type Count = Awaited<ReturnType<typeof readCounts>>[number];

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

async function readErrors(db: DatabaseReader, { part, release, start }: Period) {
  const { message, place, route, count, last_time } = clientErrors;
  const total = sum(count).mapWith(Number);
  const rows = await db
    .select({ message, place, route, count: total, last_time: max(last_time) })
    .from(clientErrors)
    .where(
      and(
        gte(clientErrors.hour, start),
        eq(clientErrors.part, part),
        eq(clientErrors.release, release),
      ),
    )
    .groupBy(message, place, route)
    .orderBy(desc(sql`sum(${count})`), desc(max(last_time)))
    .limit(MAX_LISTED_ERRORS);
  return rows.flatMap(({ last_time: time, ...error }) =>
    time === null ? [] : [{ ...error, last_time: time.toISOString() }],
  );
}
