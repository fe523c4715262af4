import type { ReportPart, ReportSubjectType } from "@topout/shared/contract";
import { and, eq, isNotNull, ne, or, type SQL, sql } from "drizzle-orm";

import type { Transaction } from "../../database/database.ts";
import { reports, routes, users, videos } from "../../database/schema.ts";
import { createInvalidRequestError, ProblemError } from "../../errors/problem-error.ts";
import { isPublished } from "../../queries/route-status.ts";
import { canSeeProfile, isVideoShown } from "../../queries/visibility.ts";

export interface SubjectReference {
  readonly type: ReportSubjectType;
  readonly id: string;
  readonly part?: ReportPart | null | undefined;
}

type SubjectColumns = Pick<
  typeof reports.$inferInsert,
  "type" | "video_id" | "route_id" | "owner_id" | "part" | "gym_id"
>;

/** @throws {ProblemError} 422 without the part of a profile, or with a part of anything else. */
export function requireMatchingPart({ type, part }: SubjectReference): void {
  if ((type === "user") === Boolean(part)) return;
  const msg = type === "user" ? "Required" : "Only a profile has parts";
  throw createInvalidRequestError([{ loc: ["body", "subject", "part"], msg, type: "value_error" }]);
}

/** The condition for the report on the subject. */
export const isReportOn = ({ type, id, part }: SubjectReference): SQL | undefined => {
  switch (type) {
    case "video":
      return eq(reports.video_id, id);
    case "route":
      return eq(reports.route_id, id);
    case "user":
      return and(
        eq(reports.type, "user"),
        eq(reports.owner_id, id),
        eq(reports.part, part ?? "name"),
      );
  }
};

/**
 * Finds the subject as the reporter sees it.
 * @throws {ProblemError} 404 if the reporter does not see it.
 */
export async function findSubject(
  tx: Transaction,
  subject: SubjectReference,
  reporterId: string,
): Promise<SubjectColumns> {
  const columns = await SELECT_SUBJECT[subject.type](tx, subject, reporterId);
  if (!columns) throw new ProblemError("NOT_FOUND");
  return { type: subject.type, ...columns };
}

type SelectSubject = (
  tx: Transaction,
  subject: SubjectReference,
  reporterId: string,
) => Promise<Omit<SubjectColumns, "type"> | undefined>;

const SELECT_SUBJECT: Readonly<Record<ReportSubjectType, SelectSubject>> = {
  video: async (tx, { id }, reporterId) => {
    const isVisible = and(
      eq(videos.state, "processed"),
      isPublished,
      isVideoShown,
      canSeeProfile(reporterId),
    );
    const [video] = await tx
      .select({ video_id: videos.id, owner_id: videos.user_id, gym_id: videos.gym_id })
      .from(videos)
      .innerJoin(routes, eq(routes.id, videos.route_id))
      .innerJoin(users, eq(users.id, videos.user_id))
      .where(and(eq(videos.id, id), isVisible));
    return video;
  },

  route: async (tx, { id }) => {
    const [route] = await tx
      .select({ route_id: routes.id, gym_id: routes.gym_id })
      .from(routes)
      .where(and(eq(routes.id, id), isPublished));
    return route;
  },

  user: async (tx, { id, part = "name" }, reporterId) => {
    const [user] = await tx
      .select({ owner_id: users.id })
      .from(users)
      .where(and(eq(users.id, id), canSeeProfile(reporterId), HAS_PART[part ?? "name"]));
    return user && { ...user, part };
  },
};

const HAS_PART: Readonly<Record<ReportPart, SQL | undefined>> = {
  name: undefined,
  about: ne(users.about, ""),
  photo: or(isNotNull(users.profile_photo), isNotNull(users.cover_photo)),
};

/**
 * Locks the video or the route before its report, in the same order as their removal does. The lock does not block climbs
 * and projects on the route.
 */
export const lockSubject = ({
  video_id,
  route_id,
}: Pick<SubjectColumns, "video_id" | "route_id">) =>
  video_id
    ? sql`select from videos where id = ${video_id} for no key update`
    : sql`select from routes where id = ${route_id ?? null} for no key update`;
