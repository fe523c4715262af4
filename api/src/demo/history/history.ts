import type { Person } from "../plan/people.ts";
import type { RoutePlan } from "../plan/routes.ts";
import { accountHistory } from "./account-history.ts";
import { type Bump, bumpsOf, type Session, type SessionOf, sessionsOf } from "./feed.ts";
import type { Go } from "./go.ts";
import { historyOf } from "./person-history.ts";
import { type Project, projectsOf } from "./projects.ts";

/** What has happened in the demo gym up to now. */
export interface History {
  readonly goes: readonly Go[];
  readonly sessions: readonly Session[];
  readonly sessionOf: SessionOf;
  readonly bumps: readonly Bump[];
  readonly projects: readonly Project[];
}

export function planHistory(
  people: readonly Person[],
  routes: readonly RoutePlan[],
  now: Date,
): History {
  const own = people.map((person) => {
    const tell = person.account === "climber" ? accountHistory : historyOf;
    return { person, goes: tell(person, routes, now) };
  });
  const goes = own.flatMap((one) => one.goes);
  const { sessions, sessionOf } = sessionsOf(goes);
  return {
    goes,
    sessions,
    sessionOf,
    bumps: bumpsOf(sessions, people, now),
    projects: own.flatMap((one) => projectsOf(one.person, one.goes)),
  };
}
