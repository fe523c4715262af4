import type { GradeScale, GradeTarget, Insights, Layout } from "@topout/shared/contract";
import {
  createPyramid,
  getFirstSendDays,
  getMedian,
  getPyramidRank,
  getResetWeeks,
  isUntouched,
  MIN_CLIMBERS,
} from "@topout/shared/domain/insights";
import { getFlashRate, getTriesPerSend, type TryCounts } from "@topout/shared/domain/tries";

import type { LargeGroups } from "./find-large-groups.ts";
import type { Touches } from "./read-figures.ts";
import type { WallRoute } from "./read-wall.ts";

/** The gym, as far as its figures depend on it. */
export interface InsightsGym {
  readonly layout: Layout;
  readonly time_zone: string | null;
  readonly grade_scale: GradeScale | null;
  readonly grade_targets: readonly GradeTarget[];
}

interface Figures {
  readonly gym: InsightsGym;
  readonly wall: readonly WallRoute[];
  readonly touches: ReadonlyMap<string, Touches>;
  readonly tries: ReadonlyMap<string, TryCounts>;
  readonly climbers: number;
  readonly large: LargeGroups;
  readonly now: Date;
}

export function createInsights(figures: Figures): Insights {
  const routes = figures.wall.map((route) => toRouteInsights(route, figures));
  return {
    routes,
    pyramid: listGrades(figures),
    areas: listAreas(figures),
    total: {
      routes: routes.length,
      climbers: hideSmall(figures.climbers, figures.climbers),
      ...toRates(sumTries(figures.wall, figures), figures.large.isWallSentRecently),
      first_send_days: figures.large.isWallSent ? getMedian(listFirstSendDays(figures)) : null,
      untouched: routes.filter(({ is_untouched }) => is_untouched).length,
    },
  };
}

function toRouteInsights({ id, upAt }: WallRoute, { touches, tries, now }: Figures) {
  const touch = touches.get(id) ?? NO_TOUCHES;
  const counts = tries.get(id) ?? NO_TRIES;
  const { lastTouched, firstSentAt } = touch;
  const firstSendDays = firstSentAt === null ? null : getFirstSendDays(upAt, firstSentAt);
  return {
    route: id,
    sends: touch.sends,
    climbers: hideSmall(touch.climbers, touch.climbers),
    ...toRates(counts, counts.first_sends >= MIN_CLIMBERS),
    first_send_days: hideSmall(firstSendDays, touch.allSenders),
    last_touched: hideSmall(lastTouched, touch.allClimbers),
    is_untouched: isUntouched({ upAt, lastTouched }, now),
  };
}

const NO_TOUCHES: Touches = {
  sends: 0,
  climbers: 0,
  allClimbers: 0,
  allSenders: 0,
  firstSentAt: null,
  lastTouched: null,
};

const NO_TRIES: TryCounts = { first_sends: 0, flashes: 0, tries: 0 };

const hideSmall = <T>(figure: T, climbers: number): T | null =>
  climbers >= MIN_CLIMBERS ? figure : null;

const toRates = (counts: TryCounts, isShown: boolean) => ({
  flash_rate: isShown ? getFlashRate(counts) : null,
  tries_per_send: isShown ? getTriesPerSend(counts) : null,
});

function listGrades({ gym, wall, tries, large }: Figures): Insights["pyramid"] {
  const pyramid = createPyramid(
    gym,
    wall.map(({ rank }) => rank),
  );
  const routesByRow = Map.groupBy(wall, ({ rank }) => rank && getPyramidRank(rank));
  return pyramid.map((row, rank) => ({
    ...row,
    ...toRates(sumTries(routesByRow.get(rank) ?? [], { tries }), large.rows.has(rank)),
  }));
}

function sumTries(routes: readonly WallRoute[], { tries }: Pick<Figures, "tries">): TryCounts {
  return routes.reduce((sum, { id }) => {
    const counts = tries.get(id) ?? NO_TRIES;
    return {
      first_sends: sum.first_sends + counts.first_sends,
      flashes: sum.flashes + counts.flashes,
      tries: sum.tries + counts.tries,
    };
  }, NO_TRIES);
}

const listFirstSendDays = ({ wall, touches }: Figures): number[] =>
  wall.flatMap(({ id, upAt }) => {
    const firstSentAt = touches.get(id)?.firstSentAt ?? null;
    return firstSentAt === null ? [] : [getFirstSendDays(upAt, firstSentAt)];
  });

/** Each name once: areas with the same name are one area, as in the location of a route. */
function listAreas({ gym, wall, now }: Figures): Insights["areas"] {
  const clock = { now, timeZone: gym.time_zone };
  const routesByArea = Map.groupBy(wall, ({ location }) => location.toLowerCase());
  const areas = new Map(gym.layout.areas.map((area) => [area.name.toLowerCase(), area]));
  return [...areas].map(([key, { name, code = null }]) => {
    const upTimes = (routesByArea.get(key) ?? []).map(({ upAt }) => upAt);
    return { code, name, reset_weeks: getResetWeeks(upTimes, clock), routes: upTimes.length };
  });
}
