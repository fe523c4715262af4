import type { SeenNews, Visit } from "@topout/shared/contract";
import type { GymRoute } from "@topout/shared/gym-map";

/** What has changed in a gym since the user's previous visit, without what the user has already seen. */
export interface News {
  /** ISO 8601, in UTC. */
  readonly since: string;
  readonly newRoutes: readonly GymRoute[];
  readonly leavingProjects: readonly GymRoute[];
}

/**
 * Returns undefined if nothing has changed, and during the first visit. `seen` is what the user has seen on this device,
 * whose stored visit may be older.
 */
export function getNews(
  routes: readonly GymRoute[],
  visit: Visit | undefined,
  seen: SeenNews = {},
): News | undefined {
  if (!visit?.previous) return undefined;
  // Times of the API have one format, so they sort as texts.
  const since = [visit.previous, visit.seen_until, seen.seen_until].reduce(
    (last: string, time = "") => (time > last ? time : last),
    "",
  );
  const isSeenDay = (routeId: string, date: string) =>
    [visit, seen].some(({ seen_leaving = {} }) => seen_leaving[routeId] === date);
  const newRoutes = routes.filter(({ route }) => (route.published_at ?? "") > since);
  const leavingProjects = routes.filter(
    ({ route, isProject, lastDay }) => isProject && lastDay && !isSeenDay(route.id, lastDay.date),
  );
  const hasNews = newRoutes.length + leavingProjects.length > 0;
  return hasNews ? { since, newRoutes, leavingProjects } : undefined;
}
