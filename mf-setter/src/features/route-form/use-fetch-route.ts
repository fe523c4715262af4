import { routeQueries } from "@topout/shared/api";
import type { Route } from "@topout/shared/contract";
import { useQueryClient } from "@topout/shared/platform";

/** Returns a function that refetches a route. The route may have moved to another set. */
export function useFetchRoute() {
  const client = useQueryClient();
  return async ({ id, set_id }: Route): Promise<Route | undefined> => {
    const fetchFromList = async (query: ReturnType<typeof routeQueries.listBySet>) =>
      (await client.fetchQuery({ ...query, staleTime: 0 })).find((route) => route.id === id);
    try {
      return (
        (await fetchFromList(routeQueries.listBySet(set_id))) ??
        (await fetchFromList(routeQueries.listAll()))
      );
    } catch {
      // The query client notifies the user.
      return undefined;
    }
  };
}
