import type { Person } from "../plan/people.ts";
import type { RoutePlan } from "../plan/routes.ts";
import { randomFor } from "../random.ts";
import type { Go, Tries } from "./go.ts";
import { chooseTries, onTheClock, type Past } from "./session.ts";
import { visitsOf } from "./visits.ts";

/** Everything that somebody has climbed since the older sets opened, oldest first. */
export function historyOf(person: Person, routes: readonly RoutePlan[], now: Date): Go[] {
  const random = randomFor(`history:${person.username}`);
  const opened = new Date(Math.min(...routes.map(({ set }) => set.date.getTime())));
  const before = new Map<string, Past>();
  return visitsOf(person, opened, now).flatMap((start) => {
    const open = routes.filter((route) => hangs(route, start));
    const tries = chooseTries(person, { open, before }, random);
    const goes = onTheClock(person, { start, tries }, random).filter(({ time }) => time <= now);
    for (const attempt of tries) remember(before, attempt);
    return goes;
  });
}

export const hangs = ({ set }: RoutePlan, time: Date) =>
  set.date <= time && (set.until === undefined || time < set.until);

function remember(before: Map<string, Past>, { route, falls, sent }: Tries) {
  const past = before.get(route.id);
  before.set(route.id, {
    falls: (past?.falls ?? 0) + falls,
    sent: sent || (past?.sent ?? false),
  });
}
