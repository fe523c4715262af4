import { asc, count, desc, eq, sql } from "drizzle-orm";

import type { Database } from "../../../database/database.ts";
import {
  activities,
  gyms,
  projects,
  reactions,
  routes,
  sessions,
  videos,
} from "../../../database/schema.ts";
import { routesWithNames } from "./named-routes.ts";

const activitiesOf = (db: Database, userId: string) =>
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

const projectsOf = (db: Database, userId: string) => {
  const named = routesWithNames(db);
  return db
    .select({
      route: projects.route_id,
      route_name: named.route_name,
      grade: named.grade,
      circuit_name: named.circuit_name,
      gym_name: named.gym_name,
      since: projects.created_at,
    })
    .from(projects)
    .innerJoin(named, eq(named.id, projects.route_id))
    .where(eq(projects.user_id, userId))
    .orderBy(desc(projects.created_at), asc(projects.route_id));
};

const reactionsOf = (db: Database, userId: string) =>
  db
    .select({ activity: reactions.activity_id, time: reactions.created_at })
    .from(reactions)
    .where(eq(reactions.user_id, userId))
    .orderBy(desc(reactions.created_at), asc(reactions.activity_id));

const sessionsOf = (db: Database, userId: string) =>
  db
    .select({ signed_in: sessions.created_at, expires: sessions.expires_at })
    .from(sessions)
    .where(eq(sessions.user_id, userId))
    .orderBy(desc(sessions.created_at), asc(sessions.id));

const listRouteVideos = (db: Database, userId: string) =>
  db
    .select({
      id: videos.id,
      route: videos.route_id,
      route_name: routes.name,
      time: videos.time,
      state: videos.state,
      /** Until it is processed, what was uploaded. */
      key: sql<string | null>`coalesce(${videos.file}, ${videos.original})`,
    })
    .from(videos)
    .innerJoin(routes, eq(routes.id, videos.route_id))
    .where(eq(videos.user_id, userId))
    .orderBy(desc(videos.time), asc(videos.id));

/** What else is somebody's own: lists that are short enough to be read at once. */
export const createExportLists = (db: Database, userId: string) => ({
  activities: () => activitiesOf(db, userId),
  projects: () => projectsOf(db, userId),
  reactions: () => reactionsOf(db, userId),
  sessions: () => sessionsOf(db, userId),
  videos: () => listRouteVideos(db, userId),
});
