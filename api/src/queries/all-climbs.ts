import { type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";

import type { DatabaseReader, Transaction } from "../database/database.ts";
import { climbs, hiddenClimbs } from "../database/schema.ts";

/** The climbs and the hidden climbs that match a condition, for a query that calls them `climbs`. */
export const selectAllClimbs = (
  db: DatabaseReader | Transaction,
  where: (table: typeof climbs | typeof hiddenClimbs) => SQL | undefined,
) =>
  unionAll(
    db
      .select({ ...storedColumns(climbs), activity_id: climbs.activity_id })
      .from(climbs)
      .where(where(climbs)),
    db
      .select({
        ...storedColumns(hiddenClimbs),
        activity_id: sql<string | null>`null::uuid`.as("activity_id"),
      })
      .from(hiddenClimbs)
      .where(where(hiddenClimbs)),
  ).as("climbs");

const storedColumns = ({
  id,
  route_id,
  user_id,
  sent,
  time,
  created_at,
}: typeof climbs | typeof hiddenClimbs) => ({ id, route_id, user_id, sent, time, created_at });
