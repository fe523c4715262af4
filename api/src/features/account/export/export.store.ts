import { asc, count, desc, eq, sql } from "drizzle-orm";

import type { UserRow } from "../../../auth/account.ts";
import type { DatabaseReader } from "../../../database/database.ts";
import {
  activities,
  blocks,
  gyms,
  gymVisits,
  notes,
  projects,
  reactions,
  sessions,
  users,
  votes,
} from "../../../database/schema.ts";
import { listFormerUsernames, listNetworks, listRemovedClimbs } from "./export-account-history.ts";
import { readChangesByStaffPages, readOwnChangePages } from "./export-audit.ts";
import { readClimbPages } from "./export-climbs.ts";
import { listDecisions, listRemovals, listReports } from "./export-reports.ts";
import {
  listMemberships,
  listReceivedInvitations,
  listResets,
  listSentInvitations,
  readRoutePages,
} from "./export-staff.ts";
import { listVideos, listVideoUploads } from "./export-videos.ts";
import { selectRoutesWithNames } from "./routes-with-names.ts";

/** Creates a store that reads all data of one user. */
export const createExportStore = (db: DatabaseReader, user: UserRow) => {
  const bind =
    <T>(read: (reader: DatabaseReader, userId: string) => T) =>
    () =>
      read(db, user.id);
  return {
    readClimbPages: bind(readClimbPages),
    readOwnChangePages: bind(readOwnChangePages),
    readChangesByStaffPages: bind(readChangesByStaffPages),
    readRoutePages: bind(readRoutePages),
    listActivities: bind(listActivities),
    listBlocks: bind(listBlocks),
    listDecisions: bind(listDecisions),
    listFormerUsernames: bind(listFormerUsernames),
    listMemberships: bind(listMemberships),
    listNetworks: bind(listNetworks),
    listNotes: bind(listNotes),
    listProjects: bind(listProjects),
    listReactions: bind(listReactions),
    listReceivedInvitations: () => listReceivedInvitations(db, user),
    listRemovals: bind(listRemovals),
    listRemovedClimbs: bind(listRemovedClimbs),
    listReports: bind(listReports),
    listResets: bind(listResets),
    listSentInvitations: bind(listSentInvitations),
    listSessions: bind(listSessions),
    listVideos: bind(listVideos),
    listVideoUploads: bind(listVideoUploads),
    listVisits: bind(listVisits),
    listVotes: bind(listVotes),
  };
};

export type ExportStore = ReturnType<typeof createExportStore>;

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

const listNotes = (db: DatabaseReader, userId: string) => {
  const namedRoutes = selectRoutesWithNames(db);
  return db
    .select({
      id: notes.id,
      route: notes.route_id,
      route_name: namedRoutes.route_name,
      gym_name: namedRoutes.gym_name,
      kind: notes.kind,
      text: notes.text,
      time: notes.time,
      done_at: notes.done_at,
    })
    .from(notes)
    .innerJoin(namedRoutes, eq(namedRoutes.id, notes.route_id))
    .where(eq(notes.user_id, userId))
    .orderBy(desc(notes.time), desc(notes.id));
};

const listVotes = (db: DatabaseReader, userId: string) => {
  const namedRoutes = selectRoutesWithNames(db);
  // Use an alias, because the routes have a column `grade` too.
  const ownVotes = db
    .select({
      route_id: votes.route_id,
      vote: sql<string>`${votes.grade}`.as("vote"),
      changed_at: votes.changed_at,
    })
    .from(votes)
    .where(eq(votes.user_id, userId))
    .as("own_votes");
  return db
    .select({
      route: ownVotes.route_id,
      route_name: namedRoutes.route_name,
      grade: namedRoutes.grade,
      gym_name: namedRoutes.gym_name,
      vote: ownVotes.vote,
      time: ownVotes.changed_at,
    })
    .from(ownVotes)
    .innerJoin(namedRoutes, eq(namedRoutes.id, ownVotes.route_id))
    .orderBy(desc(ownVotes.changed_at), asc(ownVotes.route_id));
};

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

const listBlocks = (db: DatabaseReader, userId: string) =>
  db
    .select({
      user: blocks.blocked_id,
      username: users.username,
      display_name: users.display_name,
      time: blocks.created_at,
    })
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
