import { circuitQueries, routeQueries, setQueries, useCurrentGym } from "@topout/shared/api";
import type { Route } from "@topout/shared/contract";
import { useQuery } from "@topout/shared/platform";
import { getCircuitInitials, getCircuitSkin } from "@topout/shared/theme";

/** Finds the route of the URL among the current routes of the gym, otherwise by its id. */
export function useOpenRoute(routeId: string) {
  const currentGymRoute = useCurrentGymRoute(routeId);
  const { isMissing } = currentGymRoute;
  // The list in the cache may be older than the route.
  const byId = useQuery({
    ...routeQueries.listByIds([routeId]),
    enabled: isMissing,
    staleTime: 0,
  });
  const route = currentGymRoute.route ?? byId.data?.find(({ id }) => id === routeId);
  const retry = () => void Promise.all([currentGymRoute.refetch(), isMissing && byId.refetch()]);

  const error = currentGymRoute.error ?? byId.error;
  const isUnknown = byId.isSuccess && !byId.isFetching;
  const status: RouteStatus = error ? "failed" : isUnknown ? "unknown" : "pending";
  return { route, status, error, retry };
}

type RouteStatus = "pending" | "failed" | "unknown";

function useCurrentGymRoute(routeId: string) {
  const { gym, data: gyms, error, refetch } = useCurrentGym();
  const routes = useQuery({ ...routeQueries.listByGym(gym?.id ?? ""), enabled: gym !== undefined });
  const route = routes.data?.find(({ id }) => id === routeId);
  const hasSearched = routes.isFetched || gyms?.length === 0;
  return { route, isMissing: !route && hasSearched, error: gym ? null : error, refetch };
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
