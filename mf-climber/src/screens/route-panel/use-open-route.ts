import { circuitQueries, routeQueries, setQueries, useCurrentGym } from "@topout/shared/api";
import type { Route } from "@topout/shared/contract";
import { useQuery } from "@topout/shared/platform";
import { circuitInitials, circuitSkin } from "@topout/shared/theme";

/** Finds the route of the URL among the current routes of the gym, otherwise among all routes. */
export function useOpenRoute(routeId: string) {
  const inGym = useCurrentGymRoute(routeId);
  const inAllGyms = useQuery({ ...routeQueries.ofAllGyms(), enabled: inGym.isMissing });
  const route = inGym.route ?? inAllGyms.data?.find(({ id }) => id === routeId);
  const retry = () => void Promise.all([inGym.refetch(), inAllGyms.refetch()]);

  const status: MissingStatus =
    inGym.isError || inAllGyms.isError ? "failed" : inAllGyms.isSuccess ? "unknown" : "pending";
  return { route, status, retry };
}

type MissingStatus = "pending" | "failed" | "unknown";

function useCurrentGymRoute(routeId: string) {
  const { gym, data: gyms, isError, refetch } = useCurrentGym();
  const routes = useQuery({ ...routeQueries.ofGym(gym?.id ?? ""), enabled: gym !== undefined });
  const route = routes.data?.find(({ id }) => id === routeId);
  const isSearched = routes.isFetched || gyms?.length === 0;
  return { route, isMissing: !route && isSearched, isError, refetch };
}

/** Loads the circuit and the set of the route. */
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
