import { after, DAY, HOUR, midnight, MINUTE } from "../moments.ts";
import type { Person } from "../plan/people.ts";
import { type Random, randomFor } from "../random.ts";

const EARLY_EVENING = 16.75;
const LATE_MORNING = 9.5;

/** When somebody came to the gym between two moments, oldest first: evenings, and weekends by day. */
export function visitsOf(person: Person, from: Date, now: Date): Date[] {
  const random = randomFor(`visits:${person.username}`);
  const latest = lateArrivals(now).get(person.username);
  const days = Math.ceil((now.getTime() - midnight(from).getTime()) / DAY);
  const planned = Array.from({ length: days }, (_, index) =>
    arrival(after(midnight(from), index * DAY), random),
  );
  let rested = 2;
  const usual = planned.filter((time) => {
    rested += 1;
    const comes = random.chance(rested < 2 ? person.habit / 24 : person.habit / 5.2);
    if (comes) rested = 0;
    const clashes = latest !== undefined && time.getTime() > latest.getTime() - DAY;
    return comes && time >= from && !clashes;
  });
  return latest ? [...usual, latest] : usual;
}

function arrival(day: Date, random: Random): Date {
  const weekend = day.getUTCDay() % 6 === 0;
  const hour = weekend
    ? LATE_MORNING + random.between(0, 6)
    : EARLY_EVENING + random.between(0, 2.8);
  return after(day, Math.round(hour * 60) * MINUTE);
}

/** Whatever the hour, somebody has just climbed: a feed that ends last night looks abandoned. */
const lateArrivals = (now: Date): ReadonlyMap<string, Date> =>
  new Map([
    ["holly.climbs", after(now, -2.6 * HOUR)],
    ["mei.lin", after(now, -4.1 * HOUR)],
    ["amara.o", after(now, -6.3 * HOUR)],
    ["ben_orton", after(now, -9.4 * HOUR)],
    ["robin.reed", after(now, -27 * HOUR)],
  ]);
