import { routeQueries, setQueries } from "@topout/shared/api";
import type { Climb, Route } from "@topout/shared/contract";
import { type QueryClient, queryOptions } from "@topout/shared/platform";

/** More than a profile shows, because some climbs are repeats of a route. */
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
      const found = new Map<string, Route>();
      const add = (routes: readonly Route[]) => routes.forEach((each) => found.set(each.id, each));
      const getMissing = () => ids.filter((id) => !found.has(id));

      if (homeGym !== null && ids.length > 0) {
        add(await client.ensureQueryData(routeQueries.listByGym(homeGym)));
        const times = getMissing().map(newestTime).sort();
        const batches = await listSetBatches(client, homeGym, times.at(-1));
        for (const batch of batches) {
          if (getMissing().length === 0) break;
          const lists = await Promise.all(
            batch.map((setId) => client.ensureQueryData(routeQueries.listBySet(setId))),
          );
          add(lists.flat());
        }
      }
      if (getMissing().length > 0) add(await client.ensureQueryData(routeQueries.listAll()));
      return ids.flatMap((id) => found.get(id) ?? []);
    },
  });
}

/** The ids of the sets that existed at a time, newest first, in batches. */
async function listSetBatches(client: QueryClient, gymId: string, time: string | undefined) {
  if (time === undefined) return [];
  const sets = await client.ensureQueryData(setQueries.listByGym(gymId));
  const ids = sets
    .filter(({ date }) => date <= time)
    .slice(0, MAX_SETS)
    .map(({ id }) => id);
  return Array.from({ length: Math.ceil(ids.length / SETS_PER_BATCH) }, (_, index) =>
    ids.slice(index * SETS_PER_BATCH, (index + 1) * SETS_PER_BATCH),
  );
}
