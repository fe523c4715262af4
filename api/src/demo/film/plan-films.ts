import { demoId } from "../demo-id.ts";
import type { DemoPlan } from "../demo-plan.ts";
import { after, MINUTE } from "../moments.ts";
import type { Person } from "../plan/people.ts";
import type { RoutePlan } from "../plan/routes.ts";

/** Beta of a route that hangs now, by somebody who has just sent it. */
export interface FilmPlan {
  readonly id: string;
  readonly route: RoutePlan;
  readonly person: Person;
  /** When it was uploaded. */
  readonly time: Date;
}

/** Who films themselves: one of the regulars, and the climber whose account everybody may use. */
const FILMERS = new Set(["nadia.k", "robin.reed"]);
const CUTTING = 25 * MINUTE;

/** The latest send of each of them that there was time to upload. */
export function planFilms({ history, now }: DemoPlan): FilmPlan[] {
  const sends = history.goes.filter(
    ({ person, route, sent, time }) =>
      sent && !route.set.until && FILMERS.has(person.username) && after(time, CUTTING) <= now,
  );
  const latest = new Map(
    sends.toSorted((a, b) => +a.time - +b.time).map((send) => [send.person, send]),
  );
  return [...latest.values()].map(({ person, route, time }) => {
    const uploaded = after(time, CUTTING);
    return { id: demoId(`film:${person.username}`, uploaded), route, person, time: uploaded };
  });
}
