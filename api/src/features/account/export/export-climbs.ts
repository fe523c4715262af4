import { and, desc, eq, sql } from "drizzle-orm";

import type { DatabaseReader } from "../../../database/database.ts";
import { formerName } from "../../../queries/accepted-name.ts";
import { selectAllClimbs } from "../../../queries/all-climbs.ts";
import { readPages } from "./read-pages.ts";
import { selectRouteWithNames } from "./routes-with-names.ts";

/** A climb with the names of its route, circuit and gym, because users do not know ids. */
export interface ExportedClimb {
  readonly id: string;
  readonly time: string;
  readonly sent: boolean;
  readonly flash: boolean;
  /** The number of tries for a first send. Null for an attempt and for a repeat. */
  readonly tries: number | null;
  readonly repeat: boolean;
  readonly route: string;
  readonly route_name: string;
  readonly grade: string;
  readonly location: string;
  readonly style: string;
  readonly circuit_name: string;
  readonly gym_name: string;
  readonly activity: string | null;
}

/** Yields pages of all climbs, also of the hidden ones, newest first. */
export async function* readClimbPages(
  db: DatabaseReader,
  userId: string,
): AsyncGenerator<ExportedClimb[]> {
  const pages = readPages<ClimbRow>((after, limit) => readClimbPage(db, userId, { after, limit }));
  for await (const page of pages) {
    yield page.map((climb) => ({ ...climb, time: climb.time.toISOString() }));
  }
}

interface ClimbRow extends Omit<ExportedClimb, "time"> {
  readonly time: Date;
}

interface PageRequest {
  readonly after: ClimbRow | undefined;
  readonly limit: number;
}

function readClimbPage(
  db: DatabaseReader,
  userId: string,
  { after, limit }: PageRequest,
): Promise<ClimbRow[]> {
  const all = selectAllClimbs(db, {
    where: (table) =>
      and(
        eq(table.user_id, userId),
        after &&
          sql`(${table.time}, ${table.id}) < (${after.time.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    limit,
  });
  const namedRoute = selectRouteWithNames(db, all.route_id);
  return db
    .select({
      id: all.id,
      time: all.time,
      sent: all.sent,
      flash: sql<boolean>`${all.tries} is not distinct from 1`,
      tries: all.tries,
      repeat: sql<boolean>`${all.sent} and ${all.tries} is null`,
      route: all.route_id,
      route_name: sql<string>`coalesce(former.name, routes_with_names.route_name)`,
      grade: sql<string>`coalesce(former.grade, routes_with_names.grade)`,
      location: namedRoute.location,
      style: namedRoute.style,
      circuit_name: namedRoute.circuit_name,
      gym_name: namedRoute.gym_name,
      activity: all.activity_id,
    })
    .from(all)
    .innerJoinLateral(namedRoute, sql`true`)
    .leftJoinLateral(formerName, sql`true`)
    .orderBy(desc(all.time), desc(all.id))
    .limit(limit);
}
