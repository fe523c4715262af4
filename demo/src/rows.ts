import type * as schema from "@topout/api/schema";

import { createGradeParser } from "@topout/shared/domain/grades";

import { createCodedLayout } from "./coded-layout.ts";
import { createDemoCode } from "./demo-code.ts";
import { createDemoId } from "./demo-id.ts";
import type { GymPlan } from "./demo-plan.ts";
import type { StoredImages } from "./images.ts";
import type { UserPlan } from "./plan/users.ts";

/** Returns the password hash of a user. */
export type GetPasswordHash = (user: UserPlan) => string;

export const toGymRow = (
  { id, design, created }: GymPlan,
  images: StoredImages,
): typeof schema.gyms.$inferInsert => ({
  id,
  name: design.name,
  location: design.location,
  about: design.about,
  layout: createCodedLayout(design),
  grade_scale: design.gradeScale,
  grade_targets: [...design.gradeTargets],
  image: images.gyms.get(id) ?? null,
  created_at: created,
});

export const toUserRows = (
  { users, id: gymId }: GymPlan,
  images: StoredImages,
  getPasswordHash: GetPasswordHash,
): (typeof schema.users.$inferInsert)[] =>
  users.map((user) => ({
    id: user.id,
    username: user.username,
    display_name: user.displayName,
    email: user.email,
    password_hash: getPasswordHash(user),
    is_verified: true,
    is_superuser: user.account === "admin",
    route_setter: user.account === "setter",
    profile_photo: images.avatars.get(user.id) ?? null,
    home_gym: gymId,
    about: user.about,
    profile_visible: user.visibility !== "nothing",
    send_visible: user.visibility === "everything",
    created_at: user.joined,
  }));

export const toMembershipRows = ({
  users,
  id: gymId,
}: GymPlan): (typeof schema.memberships.$inferInsert)[] =>
  users.flatMap(({ id, memberRole, joined }) =>
    memberRole ? [{ user_id: id, gym_id: gymId, role: memberRole, since: joined }] : [],
  );

export const toCircuitRows = ({
  circuits,
  id: gymId,
  created,
}: GymPlan): (typeof schema.circuits.$inferInsert)[] =>
  circuits.map(({ id, name, color }) => ({ id, gym_id: gymId, name, color, created_at: created }));

export const toSetRows = ({ routes }: GymPlan): (typeof schema.sets.$inferInsert)[] =>
  [...new Set(routes.map(({ set }) => set))].map(({ id, circuit, date }) => ({
    id,
    circuit_id: circuit.id,
    date,
    created_at: date,
  }));

export const toRouteRows = (
  { routes, design }: GymPlan,
  images: StoredImages,
): (typeof schema.routes.$inferInsert)[] => {
  const parseGrade = createGradeParser(design.gradeScale);
  return routes.map(({ id, label, set, name, grade, area, style, x, y }) => {
    const rank = parseGrade(grade);
    return {
      id,
      set_id: set.id,
      name,
      grade,
      grade_min: rank?.min,
      grade_max: rank?.max,
      location: area,
      style,
      x,
      y,
      code: createDemoCode("route", label),
      ...images.routes.get(id),
      created_at: set.date,
    };
  });
};

export const toActivityRows = ({
  id: gymId,
  history,
}: GymPlan): (typeof schema.activities.$inferInsert)[] =>
  history.activities.map(({ id, user, day, time }) => ({
    id,
    user_id: user.id,
    gym_id: gymId,
    day,
    time,
  }));

export const toClimbRows = ({ history }: GymPlan): (typeof schema.climbs.$inferInsert)[] =>
  history.climbs.map((climb) => ({
    id: createDemoId(
      `climb:${climb.user.username}:${climb.route.label}:${climb.time.getTime()}`,
      climb.time,
    ),
    route_id: climb.route.id,
    user_id: climb.user.id,
    activity_id: history.getActivity(climb)?.id ?? null,
    sent: climb.sent,
    time: climb.time,
    created_at: climb.time,
  }));

export const toReactionRows = ({ history }: GymPlan): (typeof schema.reactions.$inferInsert)[] =>
  history.bumps.map(({ activity, user, time }) => ({
    activity_id: activity.id,
    user_id: user.id,
    created_at: time,
  }));

export const toProjectRows = ({ history }: GymPlan): (typeof schema.projects.$inferInsert)[] =>
  history.projects.map(({ user, route, time }) => ({
    user_id: user.id,
    route_id: route.id,
    created_at: time,
  }));

export const toReportRows = ({
  id: gymId,
  reports,
}: GymPlan): (typeof schema.reports.$inferInsert)[] =>
  reports.map(({ id, subject, reasons, decision }) => ({
    id,
    type: subject.type,
    ...(subject.type === "user"
      ? { owner_id: subject.user.id, part: subject.part }
      : { route_id: subject.route.id, gym_id: gymId }),
    status: "open",
    changed_at: reasons.at(-1)?.time,
    ...(decision && {
      status: STATUSES[decision.decision],
      changed_at: decision.time,
      decided_by: decision.by.id,
      decided_at: decision.time,
      removed_text: decision.removedText,
    }),
  }));

const STATUSES = { keep: "kept", remove: "removed" } as const;

export const toReportReasonRows = ({
  reports,
}: GymPlan): (typeof schema.reportReasons.$inferInsert)[] =>
  reports.flatMap(({ id, reasons, decision }) =>
    reasons.map(({ reporter, reason, text, time }) => ({
      id: createDemoId(`reason:${id}:${reporter.username}`, time),
      report_id: id,
      reporter_id: reporter.id,
      reason,
      text,
      time,
      counts_for_hiding: true,
      dismissed_at: decision?.decision === "keep" ? decision.time : null,
    })),
  );

export const toReportDecisionRows = ({
  reports,
}: GymPlan): (typeof schema.reportDecisions.$inferInsert)[] =>
  reports.flatMap(({ id, decision }) =>
    decision
      ? [
          {
            id: createDemoId(`decision:${id}`, decision.time),
            report_id: id,
            decision: decision.decision,
            decided_by: decision.by.id,
            time: decision.time,
          },
        ]
      : [],
  );
