import { and, desc, eq, type SQL, sql } from "drizzle-orm";

import type { Database } from "../../../database/database.ts";
import { climbs } from "../../../database/schema.ts";
import { routesWithNames } from "./named-routes.ts";

/** A climb with the names of what it was about, which an id says to nobody. */
export interface ExportedClimb {
  readonly id: string;
  readonly time: string;
  readonly sent: boolean;
  readonly route: string;
  readonly route_name: string;
  readonly grade: string;
  readonly location: string;
  readonly style: string;
  readonly circuit_name: string;
  readonly gym_name: string;
  readonly activity: string | null;
}

const PAGE = 1_000;

/** Newest first, a page at a time: however many there are, few are in memory. */
export async function* readClimbPages(
  db: Database,
  userId: string,
): AsyncGenerator<ExportedClimb[]> {
  let after: SQL | undefined;
  for (;;) {
    const page = await read(db, and(eq(climbs.user_id, userId), after));
    yield page.map((climb) => ({ ...climb, time: climb.time.toISOString() }));
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    const time = last.time.toISOString();
    after = sql`(${climbs.time}, ${climbs.id}) < (${time}::timestamptz, ${last.id}::uuid)`;
  }
}

function read(db: Database, which: SQL | undefined) {
  const named = routesWithNames(db);
  return db
    .select({
      id: climbs.id,
      time: climbs.time,
      sent: climbs.sent,
      route: climbs.route_id,
      route_name: named.route_name,
      grade: named.grade,
      location: named.location,
      style: named.style,
      circuit_name: named.circuit_name,
      gym_name: named.gym_name,
      activity: climbs.activity_id,
    })
    .from(climbs)
    .innerJoin(named, eq(named.id, climbs.route_id))
    .where(which)
    .orderBy(desc(climbs.time), desc(climbs.id))
    .limit(PAGE);
}
