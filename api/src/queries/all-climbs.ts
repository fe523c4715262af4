import { desc, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";

import type { DatabaseReader, Transaction } from "../database/database.ts";
import { climbs, hiddenClimbs } from "../database/schema.ts";
import { firstSendTries } from "./tries.ts";

type ClimbTable = typeof climbs | typeof hiddenClimbs;

interface Selection {
  readonly where: (table: ClimbTable) => SQL | undefined;
  /** The maximum number of climbs of each kind, newest first. */
  readonly limit: number;
}

/**
 * The climbs and the hidden climbs that match a condition, for a query that calls them `climbs`. Both are limited, because
 * PostgreSQL reads all rows of a union before it sorts them.
 */
export const selectAllClimbs = (db: DatabaseReader | Transaction, { where, limit }: Selection) =>
  unionAll(
    db
      .select({
        ...storedColumns(climbs),
        activity_id: climbs.activity_id,
        tries: firstSendTries({ table: "climbs" }).as("tries"),
      })
      .from(climbs)
      .where(where(climbs))
      .orderBy(...newestFirst(climbs))
      .limit(limit),
    db
      .select({
        ...storedColumns(hiddenClimbs),
        activity_id: sql<string | null>`null::uuid`.as("activity_id"),
        tries: firstSendTries({ table: "hidden_climbs" }).as("tries"),
      })
      .from(hiddenClimbs)
      .where(where(hiddenClimbs))
      .orderBy(...newestFirst(hiddenClimbs))
      .limit(limit),
  ).as("climbs");

const storedColumns = ({ id, route_id, user_id, sent, time, created_at }: ClimbTable) => ({
  id,
  route_id,
  user_id,
  sent,
  time,
  created_at,
});

const newestFirst = ({ time, id }: ClimbTable) => [desc(time), desc(id)];
