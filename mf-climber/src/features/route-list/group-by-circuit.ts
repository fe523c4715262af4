import type { Circuit, RouteSet } from "@topout/shared/contract";
import { getCurrentSets, groupBy } from "@topout/shared/domain";
import type { GymRoute } from "@topout/shared/gym-map";

export interface CircuitGroup {
  readonly circuit: Circuit;
  /** The current set. A new circuit has none. */
  readonly set: RouteSet | undefined;
  /** All routes of the current set. */
  readonly routes: readonly GymRoute[];
  /** The routes that pass the filters. */
  readonly visibleRoutes: readonly GymRoute[];
  /** One entry per route in `routes`: whether the user sent it. */
  readonly sent: readonly boolean[];
}

interface GroupInput {
  /** In display order. */
  readonly circuits: readonly Circuit[];
  readonly sets: readonly RouteSet[];
  readonly routes: readonly GymRoute[];
  readonly visibleRoutes: readonly GymRoute[];
  /** Circuit ids. */
  readonly hiddenCircuits: readonly string[];
}

/** Groups the routes by circuit. Omits circuits without visible routes, except those whose current set is empty. */
export function groupByCircuit(input: GroupInput): CircuitGroup[] {
  const setByCircuit = getCurrentSets(input.sets);
  const routesByCircuit = groupBy(input.routes, ({ circuit }) => circuit.id);
  const visibleByCircuit = groupBy(input.visibleRoutes, ({ circuit }) => circuit.id);

  return input.circuits
    .map((circuit) => {
      const routes = routesByCircuit.get(circuit.id) ?? [];
      return {
        circuit,
        set: setByCircuit.get(circuit.id),
        routes,
        visibleRoutes: visibleByCircuit.get(circuit.id) ?? [],
        sent: routes.map(({ state }) => state === "sent"),
      };
    })
    .filter(
      ({ circuit, set, routes, visibleRoutes }) =>
        visibleRoutes.length > 0 ||
        (set && routes.length === 0 && !input.hiddenCircuits.includes(circuit.id)),
    );
}
