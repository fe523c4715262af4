import { and, desc, eq, type SQL, sql } from "drizzle-orm";

import type { Database } from "../../../database/database.ts";
import { circuits, climbs, gyms, routes, sets } from "../../../database/schema.ts";

/** A climb with the names of what it was about, which an id says to nobody. */
export interface OwnClimb {
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
export async function* ownClimbs(db: Database, userId: string): AsyncGenerator<OwnClimb[]> {
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

const read = (db: Database, which: SQL | undefined) =>
  db
    .select({
      id: climbs.id,
      time: climbs.time,
      sent: climbs.sent,
      route: climbs.route_id,
      route_name: routes.name,
      grade: routes.grade,
      location: routes.location,
      style: routes.style,
      circuit_name: circuits.name,
      gym_name: gyms.name,
      activity: climbs.activity_id,
    })
    .from(climbs)
    .innerJoin(routes, eq(routes.id, climbs.route_id))
    .innerJoin(sets, eq(sets.id, routes.set_id))
    .innerJoin(circuits, eq(circuits.id, sets.circuit_id))
    .innerJoin(gyms, eq(gyms.id, circuits.gym_id))
    .where(which)
    .orderBy(desc(climbs.time), desc(climbs.id))
    .limit(PAGE);
