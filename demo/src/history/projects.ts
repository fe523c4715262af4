import type { RoutePlan } from "../plan/routes.ts";
import type { UserPlan } from "../plan/users.ts";
import { createRandom } from "../random.ts";
import { pickAccountProjects } from "./account-climbs.ts";
import type { ClimbPlan } from "./climb-plan.ts";

export interface ProjectPlan {
  readonly user: UserPlan;
  readonly route: RoutePlan;
  readonly time: Date;
}

/** Picks projects among the current routes that a user has attempted and not sent. */
export function planProjects(user: UserPlan, climbs: readonly ClimbPlan[]): ProjectPlan[] {
  const routes =
    user.account === "climber" ? pickAccountProjects(climbs) : pickProjects(user, climbs);
  return routes.flatMap((route) => {
    const last = climbs.findLast((climb) => climb.route === route);
    return last ? [{ user, route, time: last.time }] : [];
  });
}

function pickProjects({ username }: UserPlan, climbs: readonly ClimbPlan[]): RoutePlan[] {
  const random = createRandom(`projects:${username}`);
  const sent = new Set(climbs.filter((climb) => climb.sent).map(({ route }) => route));
  const climbed = new Set(climbs.map(({ route }) => route).filter(({ set }) => !set.replacedAt));
  return random.shuffle([...climbed.difference(sent)]).slice(0, random.integer(0, 4));
}
