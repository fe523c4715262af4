import { circuitQueries, routeQueries, setQueries, useCurrentGym } from "@topout/shared/api";
import type { Route } from "@topout/shared/contract";
import { useQuery } from "@topout/shared/platform";
import { circuitInitials, circuitSkin } from "@topout/shared/theme";

/** The route that the address names: from the gym at hand, else from all that ever were. */
export function useOpenRoute(routeId: string) {
  const nearby = useCurrentGymRoute(routeId);
  const allRoutes = useQuery({ ...routeQueries.ofAllGyms(), enabled: nearby.isAbsent });
  const route = nearby.route ?? allRoutes.data?.find(({ id }) => id === routeId);
  const retry = () => void Promise.all([nearby.refetch(), allRoutes.refetch()]);

  const status: MissingStatus =
    nearby.isError || allRoutes.isError ? "failed" : allRoutes.isSuccess ? "unknown" : "pending";
  return { route, status, retry };
}

/** Why there is no route to show, as long as there is none. */
type MissingStatus = "pending" | "failed" | "unknown";

function useCurrentGymRoute(routeId: string) {
  const { gym, data: gyms, isError, refetch } = useCurrentGym();
  const routes = useQuery({ ...routeQueries.ofGym(gym?.id ?? ""), enabled: gym !== undefined });
  const route = routes.data?.find(({ id }) => id === routeId);
  const isSearched = routes.isFetched || gyms?.length === 0;
  return { route, isAbsent: !route && isSearched, isError, refetch };
}

/** What the route belongs to; filled in as it arrives. */
export function useRouteCircuit(route: Route) {
  const circuits = useQuery(circuitQueries.ofGym(route.gym_id));
  const sets = useQuery(setQueries.ofGym(route.gym_id));
  const circuit = circuits.data?.find(({ id }) => id === route.circuit_id);

  return {
    circuit,
    skin: circuitSkin(circuit ?? route),
    initial: circuitInitials(circuits.data ?? []).get(route.circuit_id),
    set: sets.data?.find(({ id }) => id === route.set_id),
  };
}
