import type { Stats } from "@topout/shared/contract";
import { type CountedSends, createStats } from "@topout/shared/domain";
import { countTries } from "@topout/shared/domain/tries";
import { sql } from "drizzle-orm";

import type { ListReader } from "../../auth/list-reader.ts";
import type { Database, DatabaseReader } from "../../database/database.ts";
import { JsonText } from "../../database/json-text.ts";
import type { ListCache } from "../../lists/list-cache.ts";
import { countSends } from "./count-sends.ts";

/** A month starts at a multiple of 15 minutes in each time zone, so that the stats change at these times only. */
const PERIOD_MS = 15 * 60_000;

const NO_SENDS: CountedSends = { sends: [], tries: countTries([]) };

interface StatsRequest {
  readonly userId: string;
  /** Counts only sends in this gym. */
  readonly gymId: string | undefined;
}

interface Dependencies {
  readonly db: Database;
  readonly lists: ListCache;
  readonly listReader: ListReader;
}

export const createStatsStore = ({ db, lists, listReader }: Dependencies) => ({
  /** Counts the sends of a user. Counts them again only after a change, once for all requests. */
  get: async (request: StatsRequest): Promise<JsonText<Stats>> => {
    const { userId, gymId } = request;
    const now = new Date();
    const version = await readVersion(db, request);
    if (version === undefined) return new JsonText(JSON.stringify(createStats(NO_SENDS, now)));
    /** A replica with the current version has the current climbs. */
    const countOnReplica = async (replica: DatabaseReader) =>
      (await readVersion(replica, request)) === version
        ? countSends(replica, userId, gymId)
        : undefined;
    const stats = await lists.get<Stats>({
      key: `stats:${userId}:${gymId?.toLowerCase() ?? ""}`,
      version: `${version} ${Math.floor(now.getTime() / PERIOD_MS)}`,
      build: async () => {
        const counted = await listReader.tryReplica(undefined, countOnReplica);
        return createStats(counted?.value ?? (await countSends(db, userId, gymId)));
      },
    });
    return stats.toJsonText();
  },
});

export type StatsStore = ReturnType<typeof createStatsStore>;

/** Changes with the stats. Undefined for a user without sends in the gym. See docs/decisions/0060-cached-stats.md. */
async function readVersion(
  db: DatabaseReader,
  { userId, gymId }: StatsRequest,
): Promise<string | undefined> {
  const { rows } = await db.execute<{ climbs: string; gyms: string | null }>(sql`
    select
      coalesce((select version from climber_stats_versions where user_id = ${userId}), 0) as climbs,
      (select string_agg(concat(gyms.gym_id, ' ', version), ' ' order by gyms.gym_id)
       from (
         select distinct gym_id from activities
         where user_id = ${userId} and ${gymId === undefined ? sql`true` : sql`gym_id = ${gymId}`}
       ) as gyms
       left join gym_stats_versions on gym_stats_versions.gym_id = gyms.gym_id
      ) as gyms`);
  const [row] = rows;
  return row?.gyms ? `${row.climbs} ${row.gyms}` : undefined;
}
