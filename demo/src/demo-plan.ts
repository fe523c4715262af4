import { type History, planHistory } from "./history/history.ts";
import { planGym } from "./plan/gym.ts";
import { planRoutes, type RoutePlan } from "./plan/routes.ts";
import { planUsers, type UserPlan } from "./plan/users.ts";

/** All data of the demo except images and passwords. */
export interface DemoPlan {
  readonly now: Date;
  readonly gym: ReturnType<typeof planGym>;
  readonly users: readonly UserPlan[];
  readonly routes: readonly RoutePlan[];
  readonly history: History;
}

/** The plan depends only on `now`. No date in it is later than `now`. */
export function planDemo(now: Date): DemoPlan {
  const users = planUsers(now);
  const routes = planRoutes(now);
  return {
    now,
    gym: planGym(now),
    users,
    routes,
    history: planHistory(users, routes, now),
  };
}
