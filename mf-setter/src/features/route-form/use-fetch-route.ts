import { routeQueries } from "@topout/shared/api";
import type { Route } from "@topout/shared/contract";
import { useQueryClient } from "@topout/shared/platform";

/** Returns a function that refetches a route. */
export function useFetchRoute() {
  const client = useQueryClient();
  return async ({ id }: Route): Promise<Route | undefined> => {
    try {
      const [route] = await client.fetchQuery({ ...routeQueries.listByIds([id]), staleTime: 0 });
      return route;
    } catch {
      // The query client notifies the user.
      return undefined;
    }
  };
}
