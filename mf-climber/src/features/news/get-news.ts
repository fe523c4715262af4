import type { Visit } from "@topout/shared/contract";
import type { GymRoute } from "@topout/shared/gym-map";

/** What has changed in a gym since the user's previous visit, without what the user has already seen. */
export interface News {
  /** ISO 8601, in UTC. */
  readonly since: string;
  readonly newRoutes: readonly GymRoute[];
  readonly leavingProjects: readonly GymRoute[];
}

/** Returns undefined if nothing has changed, and during the first visit. */
export function getNews(routes: readonly GymRoute[], visit: Visit | undefined): News | undefined {
  if (!visit?.previous) return undefined;
  const { previous, seen_until = "", seen_leaving = {} } = visit;
  // Times of the API have one format, so they sort as texts.
  const since = previous > seen_until ? previous : seen_until;
  const newRoutes = routes.filter(({ route }) => (route.published_at ?? "") > since);
  const leavingProjects = routes.filter(
    ({ route, isProject, lastDay }) =>
      isProject && lastDay && seen_leaving[route.id] !== lastDay.date,
  );
  const hasNews = newRoutes.length + leavingProjects.length > 0;
  return hasNews ? { since, newRoutes, leavingProjects } : undefined;
}
