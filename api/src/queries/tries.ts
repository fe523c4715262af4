import type { TryCounts } from "@topout/shared/domain/tries";
import { type SQL, sql } from "drizzle-orm";

import type { DatabaseReader } from "../database/database.ts";
import { climbs } from "../database/schema.ts";

/*
 * Flashes and tries, always derived from the stored climbs, so that a climb that arrives late or is removed corrects them.
 * `deriveTries` of the domain derives the same from a list, see `tries.property.test.ts`.
 *
 * The names of tables are text, because Drizzle leaves them out in a query with one table.
 */

/** The climbs of a route and a user are all in one table: a draft hides all climbs of a route. */
type ClimbTable = "climbs" | "hidden_climbs";

interface ClimbNames {
  readonly table: ClimbTable;
  /** The name of the climb in the query. */
  readonly climb?: string;
}

/** The climbs of the same user and route that precede a climb. The index contains all columns of the condition. */
const selectEarlier = (columns: SQL, { table, climb = table }: ClimbNames, kind: SQL): SQL => sql`
  select ${columns} from ${sql.raw(table)} as earlier
  where earlier.route_id = ${sql.raw(climb)}.route_id and earlier.user_id = ${sql.raw(climb)}.user_id
    and ${kind} and (earlier.time, earlier.id) < (${sql.raw(climb)}.time, ${sql.raw(climb)}.id)`;

const isAttempt = sql`not earlier.sent`;
const isSend = sql`earlier.sent`;

/** Whether a climb is a send without an earlier climb. Reads at most one entry of the index for each kind. */
export const isFlash = (names: ClimbNames): SQL<boolean> => sql<boolean>`(
  ${sql.raw(names.climb ?? names.table)}.sent
  and not exists (${selectEarlier(sql``, names, isAttempt)})
  and not exists (${selectEarlier(sql``, names, isSend)})
)`;

/** The tries of a first send. Null for an attempt and for a repeat. Counts the attempts once for each route. */
export const firstSendTries = (names: ClimbNames): SQL<number | null> => sql<number | null>`(
  case when ${sql.raw(names.climb ?? names.table)}.sent and not exists (${selectEarlier(sql``, names, isSend)})
  then 1 + (${selectEarlier(sql`count(*)::int`, names, isAttempt)}) end
)`;

/**
 * The tries and the time of each first send among the climbs that match the condition: all climbs of a route, or of a user. Numbers the
 * climbs of each user and route. The number of the first send is its tries.
 */
export function selectFirstSends(db: DatabaseReader, where: SQL | undefined) {
  const numbered = db
    .select({
      route_id: climbs.route_id,
      user_id: climbs.user_id,
      sent: climbs.sent,
      time: climbs.time,
      number: sql<number>`row_number() over (
        partition by ${climbs.route_id}, ${climbs.user_id} order by ${climbs.time}, ${climbs.id}
      )`.as("number"),
    })
    .from(climbs)
    .where(where)
    .as("numbered_climbs");
  return db
    .select({
      route_id: numbered.route_id,
      user_id: numbered.user_id,
      tries: sql<number>`(min(${numbered.number}) filter (where ${numbered.sent}))::int`.as(
        "tries",
      ),
      time: sql<string>`min(${numbered.time}) filter (where ${numbered.sent})`.as("time"),
    })
    .from(numbered)
    .groupBy(numbered.route_id, numbered.user_id)
    .having(sql`bool_or(${numbered.sent})`)
    .as("first_sends");
}

/** The fields of `TryCounts`, for a query of {@link selectFirstSends}. */
export const tryCounts = {
  first_sends: sql<number>`count(*)::int`.as("first_sends"),
  flashes: sql<number>`(count(*) filter (where first_sends.tries = 1))::int`.as("flashes"),
  tries: sql<number>`coalesce(sum(first_sends.tries), 0)::int`.as("tries"),
} satisfies Record<keyof TryCounts, unknown>;
