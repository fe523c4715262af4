import type { Person } from "../plan/people.ts";
import type { RoutePlan } from "../plan/routes.ts";

/** One go at a route by one person. */
export interface Go {
  readonly person: Person;
  readonly route: RoutePlan;
  readonly sent: boolean;
  readonly time: Date;
}

/** What somebody did with a route in one visit: some falls, and perhaps the top. */
export interface Tries {
  readonly route: RoutePlan;
  readonly falls: number;
  readonly sent: boolean;
}
