import type * as schema from "@topout/api/schema";

import type { GymPlan } from "./demo-plan.ts";

export const toVoteRows = ({ history }: GymPlan): (typeof schema.votes.$inferInsert)[] =>
  history.votes.map(({ user, route, grade, time }) => ({
    user_id: user.id,
    route_id: route.id,
    grade,
    changed_at: time,
  }));

export const toNoteRows = ({ id: gymId, notes }: GymPlan): (typeof schema.notes.$inferInsert)[] =>
  notes.map(({ id, route, user, kind, text, time, doneAt }) => ({
    id,
    route_id: route.id,
    gym_id: gymId,
    user_id: user.id,
    kind,
    text,
    time,
    created_at: time,
    done_at: doneAt,
  }));
