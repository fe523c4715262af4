import { gymQueries, routeQueries } from "@topout/shared/api";
import type { CodeTarget, Gym, Route } from "@topout/shared/contract";
import type { QueryClient } from "@topout/shared/platform";

/** Finds the area or the route of a code in the gyms that this device has stored, for a label without a network. */
export function findSavedTarget(client: QueryClient, code: string): CodeTarget | undefined {
  const gyms = getSaved<Gym>(client, gymQueries.visited());
  for (const gym of gyms) {
    const area = gym.layout.areas.find((candidate) => candidate.code === code);
    if (area) return { type: "area", gym, area, route: null };
  }
  const route = getSaved<readonly Route[]>(client, [...routeQueries.all(), "list"])
    .flat()
    .find((candidate) => candidate.code === code);
  const gym = gyms.find(({ id }) => id === route?.gym_id);
  if (!route || !gym) return undefined;
  const area = gym.layout.areas.find(({ name }) => name === route.location) ?? null;
  return { type: "route", gym, area, route };
}

const getSaved = <T>(client: QueryClient, queryKey: readonly string[]): T[] =>
  client
    .getQueriesData<T>({ queryKey })
    .map(([, data]) => data)
    .filter((data) => data !== undefined);
