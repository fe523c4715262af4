import { routeQueries } from "@topout/shared/api";
import type { Climb, Route } from "@topout/shared/contract";
import { queryOptions } from "@topout/shared/platform";

/** Limits the request. A profile shows at most 20 cards, so at most 20 routes. */
const MAX_ROUTES = 40;

/** The routes of the newest sends. Most are current routes of the home gym, which the cache may have. */
export function sentRoutesQuery(climbs: readonly Climb[], homeGym: string | null) {
  const sends = climbs.filter(({ sent }) => sent);
  const ids = [...new Set(sends.map(({ route }) => route))].slice(0, MAX_ROUTES);

  return queryOptions({
    queryKey: [...routeQueries.all(), "of-sends", homeGym, ids],
    queryFn: async ({ client }) => {
      const routesById = new Map<string, Route>();
      const load = async (query: ReturnType<typeof routeQueries.listByIds>) => {
        for (const route of await client.fetchQuery(query)) routesById.set(route.id, route);
      };

      if (homeGym !== null && ids.length > 0) await load(routeQueries.listByGym(homeGym));
      const missingIds = ids.filter((id) => !routesById.has(id));
      if (missingIds.length > 0) await load(routeQueries.listByIds(missingIds));
      return ids.flatMap((id) => routesById.get(id) ?? []);
    },
  });
}
