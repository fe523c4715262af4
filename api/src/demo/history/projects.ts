import type { Person } from "../plan/people.ts";
import type { RoutePlan } from "../plan/routes.ts";
import { randomFor } from "../random.ts";
import { accountProjects } from "./account-history.ts";
import type { Go } from "./go.ts";

export interface Project {
  readonly person: Person;
  readonly route: RoutePlan;
  readonly time: Date;
}

/** Routes of the current sets that somebody keeps coming back to. */
export function projectsOf(person: Person, goes: readonly Go[]): Project[] {
  const chosen = person.account === "climber" ? accountProjects(goes) : unfinished(person, goes);
  return chosen.flatMap((route) => {
    const last = goes.findLast((go) => go.route === route);
    return last ? [{ person, route, time: last.time }] : [];
  });
}

function unfinished({ username }: Person, goes: readonly Go[]): RoutePlan[] {
  const random = randomFor(`projects:${username}`);
  const sent = new Set(goes.filter((go) => go.sent).map(({ route }) => route));
  const tried = new Set(goes.map(({ route }) => route).filter(({ set }) => !set.until));
  return random.shuffled([...tried.difference(sent)]).slice(0, random.whole(0, 4));
}
