import { and, asc, count, desc, eq, sql } from "drizzle-orm";

import type { DatabaseReader } from "../../../database/database.ts";
import {
  activities,
  blocks,
  circuits,
  gyms,
  gymVisits,
  projects,
  reactions,
  routes,
  sessions,
  users,
  videos,
} from "../../../database/schema.ts";
import { acceptedGrade, acceptedName, formerName } from "../../../queries/accepted-name.ts";
import { selectAllClimbs } from "../../../queries/all-climbs.ts";
import { isCircuitOfRoute } from "../../../queries/route-columns.ts";

/** A climb with the names of its route, circuit and gym, because users do not know ids. */
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

/** Creates a store that reads all data of one user. */
export const createExportStore = (db: DatabaseReader, userId: string) => ({
  readClimbPages: () => readClimbPages(db, userId),
  listActivities: () => listActivities(db, userId),
  listBlocks: () => listBlocks(db, userId),
  listProjects: () => listProjects(db, userId),
  listReactions: () => listReactions(db, userId),
  listSessions: () => listSessions(db, userId),
  listVideos: () => listVideos(db, userId),
  listVisits: () => listVisits(db, userId),
});

const PAGE_SIZE = 1_000;

/** Yields pages of all climbs, also of the hidden ones, newest first. Reading in pages limits the memory use. */
async function* readClimbPages(
  db: DatabaseReader,
  userId: string,
): AsyncGenerator<ExportedClimb[]> {
  let after: Position | undefined;
  for (;;) {
    const page = await readClimbPage(db, userId, after);
    yield page.map((climb) => ({ ...climb, time: climb.time.toISOString() }));
    const last = page.at(-1);
    if (!last || page.length < PAGE_SIZE) return;
    after = last;
  }
}

interface Position {
  readonly time: Date;
  readonly id: string;
}

function readClimbPage(db: DatabaseReader, userId: string, after: Position | undefined) {
  const namedRoutes = selectRoutesWithNames(db);
  const all = selectAllClimbs(db, {
    where: (table) =>
      and(
        eq(table.user_id, userId),
        after &&
          sql`(${table.time}, ${table.id}) < (${after.time.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    limit: PAGE_SIZE,
  });
  return db
    .select({
      id: all.id,
      time: all.time,
      sent: all.sent,
      route: all.route_id,
      route_name: acceptedName,
      grade: acceptedGrade,
      location: namedRoutes.location,
      style: namedRoutes.style,
      circuit_name: namedRoutes.circuit_name,
      gym_name: namedRoutes.gym_name,
      activity: all.activity_id,
    })
    .from(all)
    .innerJoin(namedRoutes, eq(namedRoutes.id, all.route_id))
    .innerJoin(routes, eq(routes.id, all.route_id))
    .leftJoinLateral(formerName, sql`true`)
    .orderBy(desc(all.time), desc(all.id))
    .limit(PAGE_SIZE);
}

const listActivities = (db: DatabaseReader, userId: string) =>
  db
    .select({
      id: activities.id,
      gym: activities.gym_id,
      gym_name: gyms.name,
      day: activities.day,
      time: activities.time,
      num_reactions: count(reactions.user_id),
    })
    .from(activities)
    .innerJoin(gyms, eq(gyms.id, activities.gym_id))
    .leftJoin(reactions, eq(reactions.activity_id, activities.id))
    .where(eq(activities.user_id, userId))
    .groupBy(activities.id, gyms.id)
    .orderBy(desc(activities.time), desc(activities.id));

const listProjects = (db: DatabaseReader, userId: string) => {
  const namedRoutes = selectRoutesWithNames(db);
  return db
    .select({
      route: projects.route_id,
      route_name: namedRoutes.route_name,
      grade: namedRoutes.grade,
      circuit_name: namedRoutes.circuit_name,
      gym_name: namedRoutes.gym_name,
      since: projects.created_at,
    })
    .from(projects)
    .innerJoin(namedRoutes, eq(namedRoutes.id, projects.route_id))
    .where(eq(projects.user_id, userId))
    .orderBy(desc(projects.created_at), asc(projects.route_id));
};

const listReactions = (db: DatabaseReader, userId: string) =>
  db
    .select({ activity: reactions.activity_id, time: reactions.created_at })
    .from(reactions)
    .where(eq(reactions.user_id, userId))
    .orderBy(desc(reactions.created_at), asc(reactions.activity_id));

const listSessions = (db: DatabaseReader, userId: string) =>
  db
    .select({
      signed_in: sessions.created_at,
      last_seen: sessions.last_seen,
      expires: sessions.expires_at,
      agent: sessions.agent,
    })
    .from(sessions)
    .where(eq(sessions.user_id, userId))
    .orderBy(desc(sessions.created_at), asc(sessions.id));

const listVideos = (db: DatabaseReader, userId: string) =>
  db
    .select({
      id: videos.id,
      route: videos.route_id,
      route_name: routes.name,
      time: videos.time,
      state: videos.state,
      /** The storage key of the processed file, or of the original until the video is processed. */
      key: sql<string | null>`coalesce(${videos.file}, ${videos.original})`,
    })
    .from(videos)
    .innerJoin(routes, eq(routes.id, videos.route_id))
    .where(eq(videos.user_id, userId))
    .orderBy(desc(videos.time), asc(videos.id));

const listBlocks = (db: DatabaseReader, userId: string) =>
  db
    .select({ user: blocks.blocked_id, username: users.username, time: blocks.created_at })
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.blocked_id))
    .where(eq(blocks.user_id, userId))
    .orderBy(desc(blocks.created_at), asc(blocks.blocked_id));

const listVisits = (db: DatabaseReader, userId: string) =>
  db
    .select({
      gym: gymVisits.gym_id,
      gym_name: gyms.name,
      last_seen: gymVisits.last_seen,
      previous: gymVisits.previous,
      seen_until: gymVisits.seen_until,
      seen_leaving: gymVisits.seen_leaving,
    })
    .from(gymVisits)
    .innerJoin(gyms, eq(gyms.id, gymVisits.gym_id))
    .where(eq(gymVisits.user_id, userId))
    .orderBy(desc(gymVisits.last_seen), asc(gymVisits.gym_id));

/** Creates a subquery of all routes with the names of their circuit and gym. */
const selectRoutesWithNames = (db: DatabaseReader) =>
  db
    .select({
      id: routes.id,
      grade: routes.grade,
      location: routes.location,
      style: routes.style,
      // Use aliases, because three of the joined tables have a column `name`.
      route_name: sql<string>`${routes.name}`.as("route_name"),
      circuit_name: sql<string>`${circuits.name}`.as("circuit_name"),
      gym_name: sql<string>`${gyms.name}`.as("gym_name"),
    })
    .from(routes)
    .innerJoin(circuits, isCircuitOfRoute)
    .innerJoin(gyms, eq(gyms.id, routes.gym_id))
    .as("routes_with_names");
