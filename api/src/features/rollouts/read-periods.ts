import type { RolloutPeriod } from "@topout/shared/domain/rollouts";
import { and, eq, gte, inArray } from "drizzle-orm";

import type { DatabaseReader } from "../../database/database.ts";
import { clientCounts } from "../../database/schema.ts";
import type { RecordedRollout } from "./find-rollouts.ts";

const emptyCounts = { visits: 0, visitsWithErrors: 0 };
const emptyPeriod: RolloutPeriod = { release: emptyCounts, before: emptyCounts };
const KINDS = ["compared_visits", "compared_visits_with_errors"] as const;

export type ComparedReleases = Pick<RecordedRollout, "remote" | "hash" | "liveHash" | "startedAt">;

/** Returns the visits of a gradual release and of the live one since the start of the rollout, by period. */
export async function readPeriods(
  db: DatabaseReader,
  { remote, hash, liveHash, startedAt }: ComparedReleases,
): Promise<RolloutPeriod[]> {
  const rows = await db
    .select()
    .from(clientCounts)
    .where(
      and(
        gte(clientCounts.hour, startedAt),
        eq(clientCounts.part, remote),
        inArray(clientCounts.release, liveHash === undefined ? [hash] : [hash, liveHash]),
        inArray(clientCounts.kind, KINDS),
      ),
    );
  const periods = new Map<number, RolloutPeriod>();
  for (const { hour, release, kind, count } of rows) {
    const period = periods.get(Number(hour)) ?? emptyPeriod;
    const version = release === hash ? "release" : "before";
    const name = kind === "compared_visits" ? "visits" : "visitsWithErrors";
    periods.set(Number(hour), { ...period, [version]: { ...period[version], [name]: count } });
  }
  return [...periods.values()];
}
