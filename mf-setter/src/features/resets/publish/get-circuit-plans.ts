import type { Circuit, Route } from "@topout/shared/contract";
import { groupBy } from "@topout/shared/domain";

type PlannedRoute = Pick<Route, "id" | "circuit_id">;

export interface PublicationPlan {
  /** In display order. */
  readonly circuits: readonly Circuit[];
  readonly onWall: readonly PlannedRoute[];
  /** The ids of the routes that come down. */
  readonly strip: readonly string[];
  readonly added: readonly PlannedRoute[];
}

/** What happens to the routes of a circuit. */
export interface CircuitPlan {
  readonly circuit: Circuit;
  readonly stayCount: number;
  readonly downCount: number;
  readonly upCount: number;
}

/** The circuits that a reset changes, those of which nothing stays first. */
export function getCircuitPlans({
  circuits,
  onWall,
  strip,
  added,
}: PublicationPlan): CircuitPlan[] {
  const stripped = new Set(strip);
  const onWallByCircuit = groupBy(onWall, toCircuit);
  const addedByCircuit = groupBy(added, toCircuit);
  const plans = circuits.map((circuit): CircuitPlan => {
    const routes = onWallByCircuit.get(circuit.id) ?? [];
    const downCount = routes.filter(({ id }) => stripped.has(id)).length;
    return {
      circuit,
      stayCount: routes.length - downCount,
      downCount,
      upCount: addedByCircuit.get(circuit.id)?.length ?? 0,
    };
  });
  const changed = plans.filter(({ downCount, upCount }) => downCount + upCount > 0);
  return [...changed.filter(isReplaced), ...changed.filter((plan) => !isReplaced(plan))];
}

const isReplaced = ({ stayCount }: CircuitPlan) => stayCount === 0;

const toCircuit = ({ circuit_id }: PlannedRoute) => circuit_id;
