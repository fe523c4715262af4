import { demoId } from "../demo-id.ts";
import { after, DAY, dayOf, MINUTE } from "../moments.ts";
import type { Person } from "../plan/people.ts";
import { randomFor } from "../random.ts";
import type { Go } from "./go.ts";

/** What one person sent on one day. */
export interface Session {
  readonly id: string;
  readonly person: Person;
  readonly day: string;
  /** That of its first send. */
  readonly time: Date;
}

/** Finds the session that a send belongs to; an attempt belongs to none. */
export type SessionOf = (go: Go) => Session | undefined;

/** One session for everybody and each of their days with a send. */
export function sessionsOf(goes: readonly Go[]): { sessions: Session[]; sessionOf: SessionOf } {
  const key = ({ person, time }: Go) => `${person.username}:${dayOf(time)}`;
  const sends = Map.groupBy(
    goes.filter(({ sent }) => sent),
    key,
  );
  const sessions = new Map(
    [...sends].flatMap(([label, list]) => {
      const first = list.toSorted((a, b) => a.time.getTime() - b.time.getTime())[0];
      if (!first) return [];
      const { person, time } = first;
      const id = demoId(`session:${label}`, time);
      return [[label, { id, person, day: dayOf(time), time }] as const];
    }),
  );
  return {
    sessions: [...sessions.values()],
    sessionOf: (go) => (go.sent ? sessions.get(key(go)) : undefined),
  };
}

export interface Bump {
  readonly session: Session;
  readonly person: Person;
  readonly time: Date;
}

/** Who bumped what: some days are liked by many, some by nobody yet. */
export function bumpsOf(
  sessions: readonly Session[],
  people: readonly Person[],
  now: Date,
): Bump[] {
  return sessions.flatMap((session) => {
    const random = randomFor(`bumps:${session.id}`);
    const liking = random.pick([0, 0.04, 0.1, 0.18, 0.3]);
    return people.flatMap((person) => {
      const delay = random.between(4 * MINUTE, DAY) * random.next();
      const time = after(session.time, 20 * MINUTE + delay);
      const likes = random.chance(person.account === "climber" ? liking + 0.12 : liking);
      const other = person !== session.person && session.person.shows === "everything";
      return likes && other && time <= now ? [{ session, person, time }] : [];
    });
  });
}
