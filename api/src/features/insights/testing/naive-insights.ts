import type { Insights } from "@topout/shared/contract";

const DAY_MS = 24 * 60 * 60_000;

export interface NaiveClimb {
  readonly id: string;
  readonly user: string;
  readonly route: string;
  readonly sent: boolean;
  readonly time: Date;
}

export interface NaiveRoute {
  readonly id: string;
  /** The row of its grade. Undefined without a rank. */
  readonly row: number | undefined;
  readonly area: string;
  readonly up: Date;
}

interface Model {
  readonly routes: readonly NaiveRoute[];
  readonly climbs: readonly NaiveClimb[];
  readonly grades: readonly { readonly grade: string; readonly target: number | null }[];
  readonly areas: readonly { readonly code?: string | undefined; readonly name: string }[];
  /** The start of a day. */
  readonly since: Date;
  readonly now: Date;
}

/**
 * Computes the insights of a gym in UTC from all climbs, step by step. For tests: shares nothing with the queries and the
 * domain, and reads everything again for each figure.
 */
export function computeNaively(model: Model): Insights {
  const { routes, grades, areas, climbs, now } = model;
  const all = createGroup(model, routes);
  return {
    routes: routes.map((route) => {
      const group = createGroup(model, [route]);
      return {
        route: route.id,
        sends: group.recent.filter(({ sent }) => sent).length,
        climbers: group.climbers.size < 3 ? null : group.climbers.size,
        ...group.rates,
        first_send_days: group.firstSendDays,
        last_touched: group.lastTouched,
        is_untouched: isUntouched(route, climbs, now),
      };
    }),
    pyramid: grades.map(({ grade, target }, row) => {
      const ofGrade = routes.filter((route) => route.row === row);
      return { grade, target, routes: ofGrade.length, ...createGroup(model, ofGrade).rates };
    }),
    areas: areas.map(({ code = null, name }) => {
      const ofArea = routes.filter(({ area }) => area === name);
      return { code, name, routes: ofArea.length, reset_weeks: findResetWeeks(ofArea, now) };
    }),
    total: {
      routes: routes.length,
      climbers: all.climbers.size < 3 ? null : all.climbers.size,
      ...all.rates,
      first_send_days: all.firstSendDays,
      untouched: routes.filter((route) => isUntouched(route, climbs, now)).length,
    },
  };
}

function createGroup({ climbs, since }: Model, routes: readonly NaiveRoute[]) {
  const ids = new Set(routes.map(({ id }) => id));
  const ofGroup = climbs.filter(({ route }) => ids.has(route));
  const recent = ofGroup.filter(({ time }) => time >= since);
  const firstSends = ofGroup.flatMap((climb) => {
    const earlier = ofGroup.filter(
      (other) => other.user === climb.user && other.route === climb.route && isBefore(other, climb),
    );
    const isFirst = climb.sent && !earlier.some(({ sent }) => sent);
    return isFirst ? [{ ...climb, tries: earlier.length + 1 }] : [];
  });
  const recentSends = firstSends.filter(({ time }) => time >= since);
  const hasRates = new Set(recentSends.map(({ user }) => user)).size >= 3;
  const count = recentSends.length;
  return {
    recent,
    climbers: new Set(recent.map(({ user }) => user)),
    rates: {
      flash_rate: hasRates ? recentSends.filter(({ tries }) => tries === 1).length / count : null,
      tries_per_send: hasRates
        ? recentSends.reduce((sum, { tries }) => sum + tries, 0) / count
        : null,
    },
    firstSendDays:
      new Set(firstSends.map(({ user }) => user)).size < 3
        ? null
        : findMiddle(
            routes.flatMap(({ id, up }) => {
              const times = firstSends.filter(({ route }) => route === id).map(({ time }) => +time);
              if (times.length === 0) return [];
              const days = (Math.min(...times) - Number(up)) / DAY_MS;
              return [Math.max(0, Math.round(days * 10) / 10)];
            }),
          ),
    lastTouched:
      new Set(ofGroup.map(({ user }) => user)).size < 3
        ? null
        : new Date(Math.max(...ofGroup.map(({ time }) => Number(time)))).toISOString(),
  };
}

const isBefore = (a: NaiveClimb, b: NaiveClimb): boolean =>
  a.time < b.time || (Number(a.time) === Number(b.time) && a.id < b.id);

function isUntouched(route: NaiveRoute, climbs: readonly NaiveClimb[], now: Date): boolean {
  const limit = new Date(Number(now) - 14 * DAY_MS);
  return (
    route.up <= limit && !climbs.some(({ route: id, time }) => id === route.id && time > limit)
  );
}

/** Removes the smallest and the largest value until one or two remain. */
function findMiddle(values: readonly number[]): number | null {
  let rest = values.toSorted((a, b) => a - b);
  while (rest.length > 2) rest = rest.slice(1, -1);
  return rest.length === 0 ? null : rest.reduce((sum, value) => sum + value, 0) / rest.length;
}

/** Tries each number of weeks until at least half of the routes are that new. */
function findResetWeeks(routes: readonly NaiveRoute[], now: Date): number | null {
  const toDay = (time: Date) => Date.parse(time.toISOString().slice(0, 10)) / DAY_MS;
  if (routes.length === 0) return null;
  for (let weeks = 0; ; weeks += 1) {
    const isThatNew = routes.filter(({ up }) => toDay(now) - toDay(up) < (weeks + 1) * 7);
    if (isThatNew.length * 2 >= routes.length) return weeks;
  }
}
