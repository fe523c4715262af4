import type { RoutePlan } from "../plan/routes.ts";
import type { UserPlan } from "../plan/users.ts";
import { planAccountClimbs } from "./account-climbs.ts";
import {
  type ActivityPlan,
  type BumpPlan,
  type GetActivity,
  planActivities,
  planBumps,
} from "./activities.ts";
import type { ClimbPlan } from "./climb-plan.ts";
import { planClimbs } from "./plan-climbs.ts";
import { planProjects, type ProjectPlan } from "./projects.ts";
import { planVotes, type VotePlan } from "./votes.ts";

/** Everything that users have done in their home gym so far. */
export interface History {
  readonly climbs: readonly ClimbPlan[];
  readonly activities: readonly ActivityPlan[];
  readonly getActivity: GetActivity;
  readonly bumps: readonly BumpPlan[];
  readonly projects: readonly ProjectPlan[];
  readonly votes: readonly VotePlan[];
}

export function planHistory(
  users: readonly UserPlan[],
  routes: readonly RoutePlan[],
  now: Date,
): History {
  const byUser = users.map((user) => {
    const plan = user.account === "climber" ? planAccountClimbs : planClimbs;
    return { user, climbs: plan(user, routes, now) };
  });
  const climbs = byUser.flatMap((each) => each.climbs);
  const { activities, getActivity } = planActivities(climbs);
  return {
    climbs,
    activities,
    getActivity,
    bumps: planBumps(activities, users, now),
    projects: byUser.flatMap((each) => planProjects(each.user, each.climbs)),
    votes: planVotes(climbs),
  };
}
