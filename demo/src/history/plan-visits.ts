import { addMs, DAY_MS, HOUR_MS, MINUTE_MS, getStartOfDay } from "../dates.ts";
import type { UserPlan } from "../plan/users.ts";
import { createRandom, type Random } from "../random.ts";

/** The earliest arrivals, in hours of the day in UTC. */
const EARLIEST_WEEKDAY_HOUR = 16.75;
const EARLIEST_WEEKEND_HOUR = 9.5;

/** Plans when a user visits the gym, oldest first: on weekday evenings, and during the day at weekends. */
export function planVisits(user: UserPlan, from: Date, now: Date): Date[] {
  const random = createRandom(`visits:${user.username}`);
  const latest = getRecentVisits(now).get(user.username);
  const days = Math.ceil((now.getTime() - getStartOfDay(from).getTime()) / DAY_MS);
  const candidates = Array.from({ length: days }, (_, index) =>
    getArrival(addMs(getStartOfDay(from), index * DAY_MS), random),
  );
  let daysRested = 2;
  const visits = candidates.filter((time) => {
    daysRested += 1;
    // Users rarely visit on two consecutive days.
    const isVisit = random.chance(
      daysRested < 2 ? user.visitsPerWeek / 24 : user.visitsPerWeek / 5.2,
    );
    if (isVisit) daysRested = 0;
    const isNearLatest = latest !== undefined && time.getTime() > latest.getTime() - DAY_MS;
    return isVisit && time >= from && !isNearLatest;
  });
  return latest ? [...visits, latest] : visits;
}

function getArrival(day: Date, random: Random): Date {
  const isWeekend = day.getUTCDay() % 6 === 0;
  const hour = isWeekend
    ? EARLIEST_WEEKEND_HOUR + random.between(0, 6)
    : EARLIEST_WEEKDAY_HOUR + random.between(0, 2.8);
  return addMs(day, Math.round(hour * 60) * MINUTE_MS);
}

/** Some users visited recently, at any time of day, so that the feed does not look abandoned. */
const getRecentVisits = (now: Date): ReadonlyMap<string, Date> =>
  new Map([
    ["holly.climbs", addMs(now, -2.6 * HOUR_MS)],
    ["mei.lin", addMs(now, -4.1 * HOUR_MS)],
    ["tilda.b", addMs(now, -5.2 * HOUR_MS)],
    ["amara.o", addMs(now, -6.3 * HOUR_MS)],
    ["ben_orton", addMs(now, -9.4 * HOUR_MS)],
    ["robin.reed", addMs(now, -27 * HOUR_MS)],
    ["cleo.sets", addMs(now, -30 * HOUR_MS)],
  ]);
