import { circuitQueries, routeQueries, setQueries, useCurrentGym } from "@topout/shared/api";
import type { Route } from "@topout/shared/contract";
import { useQuery } from "@topout/shared/platform";
import { getCircuitInitials, getCircuitSkin } from "@topout/shared/theme";

/** Finds the route of the URL among the current routes of the gym, otherwise among all routes. */
export function useOpenRoute(routeId: string) {
  const currentGymRoute = useCurrentGymRoute(routeId);
  const allRoutes = useQuery({ ...routeQueries.listAll(), enabled: currentGymRoute.isMissing });
  const route = currentGymRoute.route ?? allRoutes.data?.find(({ id }) => id === routeId);
  const newList = useNewList(routeId, { enabled: allRoutes.isSuccess && !route });
  const retry = () => {
    if (newList.isError) void newList.refetch();
    else void Promise.all([currentGymRoute.refetch(), allRoutes.refetch()]);
  };

  const queries = [currentGymRoute, allRoutes, newList];
  const isUnknown = newList.isSuccess && !newList.isFetching;
  const error = queries.map((query) => query.error).find((queryError) => queryError !== null);
  const status: RouteStatus = error ? "failed" : isUnknown ? "unknown" : "pending";
  return { route, status, error: error ?? null, retry };
}

type RouteStatus = "pending" | "failed" | "unknown";

/** The list in the cache may be older than the route, so it is loaded again before the route counts as unknown. */
function useNewList(routeId: string, { enabled }: { readonly enabled: boolean }) {
  return useQuery({
    queryKey: [...routeQueries.all(), "unlisted", routeId],
    queryFn: async ({ client }) => {
      await client.fetchQuery({ ...routeQueries.listAll(), staleTime: 0 });
      return null;
    },
    enabled,
    staleTime: 0,
  });
}

function useCurrentGymRoute(routeId: string) {
  const { gym, data: gyms, error, refetch } = useCurrentGym();
  const routes = useQuery({ ...routeQueries.listByGym(gym?.id ?? ""), enabled: gym !== undefined });
  const route = routes.data?.find(({ id }) => id === routeId);
  const hasSearched = routes.isFetched || gyms?.length === 0;
  return { route, isMissing: !route && hasSearched, error, refetch };
}

/** Loads the circuit and the set of the route. */
export function useRouteCircuit(route: Route) {
  const circuits = useQuery(circuitQueries.listByGym(route.gym_id));
  const sets = useQuery(setQueries.listByGym(route.gym_id));
  const circuit = circuits.data?.find(({ id }) => id === route.circuit_id);

  return {
    circuit,
    skin: getCircuitSkin(circuit ?? route),
    initial: getCircuitInitials(circuits.data ?? []).get(route.circuit_id),
    set: sets.data?.find(({ id }) => id === route.set_id),
  };
}
