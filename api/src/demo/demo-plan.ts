import { type History, planHistory } from "./history/history.ts";
import { planGym } from "./plan/gym.ts";
import { type Person, planPeople } from "./plan/people.ts";
import { planRoutes, type RoutePlan } from "./plan/routes.ts";

/** Everything that the demo is about to be, without its pictures and passwords. */
export interface DemoPlan {
  readonly now: Date;
  readonly gym: ReturnType<typeof planGym>;
  readonly people: readonly Person[];
  readonly routes: readonly RoutePlan[];
  readonly history: History;
}

/** The same moment always gives the same demo, and nothing in it is later than that moment. */
export function planDemo(now: Date): DemoPlan {
  const people = planPeople(now);
  const planned = planRoutes(now);
  return {
    now,
    gym: planGym(now),
    people,
    routes: planned,
    history: planHistory(people, planned, now),
  };
}
