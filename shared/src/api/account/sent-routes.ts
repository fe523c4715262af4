import { routeQueries, setQueries } from "@topout/shared/api";
import type { Climb, Route } from "@topout/shared/contract";
import { type QueryClient, queryOptions } from "@topout/shared/platform";

/** Limits the requests. A profile shows at most 20 cards, so at most 20 routes. */
const MAX_ROUTES = 40;
const SETS_PER_BATCH = 4;
/** Beyond these sets, one list of all routes costs less than a request for each set. */
const MAX_SETS = 16;

/**
 * The routes of the newest sends. Loads them from the current sets of the home gym, then from its older sets. The list
 * of all gyms is large, so it is the last resort.
 */
export function sentRoutesQuery(climbs: readonly Climb[], homeGym: string | null) {
  const sends = climbs.filter(({ sent }) => sent);
  const ids = [...new Set(sends.map(({ route }) => route))].slice(0, MAX_ROUTES);
  const newestTime = (routeId: string) => sends.find(({ route }) => route === routeId)?.time ?? "";

  return queryOptions({
    queryKey: [...routeQueries.all(), "of-sends", homeGym, ids],
    queryFn: async ({ client }) => {
      const startedAt = Date.now();
      const routesById = new Map<string, Route>();
      const getMissingIds = () => ids.filter((id) => !routesById.has(id));
      const load = async (query: RouteListQuery) => {
        const routes = await client.fetchQuery(query);
        for (const route of routes) routesById.set(route.id, route);
      };

      if (homeGym !== null && ids.length > 0) {
        await load(routeQueries.listByGym(homeGym));
        const times = getMissingIds().map(newestTime).sort();
        const batches = await listSetBatches(client, homeGym, times.at(-1));
        for (const batch of batches) {
          if (getMissingIds().length === 0) break;
          await Promise.all(batch.map((setId) => load(routeQueries.listBySet(setId))));
        }
      }
      if (getMissingIds().length > 0) await load(routeQueries.listAll());
      if (getMissingIds().length > 0) {
        // The list in the cache may be older than a route.
        await load({ ...routeQueries.listAll(), staleTime: Date.now() - startedAt });
      }
      return ids.flatMap((id) => routesById.get(id) ?? []);
    },
  });
}

type RouteListQuery = ReturnType<typeof routeQueries.listAll>;

/** The ids of the sets that existed at a time, newest first, in batches. */
async function listSetBatches(client: QueryClient, gymId: string, time: string | undefined) {
  if (time === undefined) return [];
  const sets = await client.fetchQuery(setQueries.listByGym(gymId));
  const ids = sets
    .filter(({ date }) => date <= time)
    .slice(0, MAX_SETS)
    .map(({ id }) => id);
  return Array.from({ length: Math.ceil(ids.length / SETS_PER_BATCH) }, (_, index) =>
    ids.slice(index * SETS_PER_BATCH, (index + 1) * SETS_PER_BATCH),
  );
}
