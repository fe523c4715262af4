import type { Circuit, Route } from "@topout/shared/contract";
import { groupBy } from "@topout/shared/domain";
import type { DraftRoute } from "@topout/shared/platform";

type PlannedRoute = Pick<Route, "id" | "circuit_id">;

export interface PublicationPlan {
  /** In display order. */
  readonly circuits: readonly Circuit[];
  readonly onWall: readonly PlannedRoute[];
  /** The ids of the routes that come down. */
  readonly marks: ReadonlySet<string>;
  readonly drafts: readonly DraftRoute[];
}

/** What happens to the routes of a circuit. */
export interface CircuitPlan {
  readonly circuit: Circuit;
  readonly stayCount: number;
  readonly downCount: number;
  readonly upCount: number;
  /** Equal for two plans with the same routes. */
  readonly content: string;
}

/** The circuits that a reset changes, those of which nothing stays first. */
export function getCircuitPlans({
  circuits,
  onWall,
  marks,
  drafts,
}: PublicationPlan): CircuitPlan[] {
  const onWallByCircuit = groupBy(onWall, toCircuit);
  const draftsByCircuit = groupBy(drafts, toCircuit);
  const plans = circuits.map((circuit): CircuitPlan => {
    const routes = onWallByCircuit.get(circuit.id) ?? [];
    const added = draftsByCircuit.get(circuit.id) ?? [];
    const down = routes.filter(({ id }) => marks.has(id));
    return {
      circuit,
      stayCount: routes.length - down.length,
      downCount: down.length,
      upCount: added.length,
      content: JSON.stringify([down.map(({ id }) => id), added]),
    };
  });
  const changed = plans.filter(({ downCount, upCount }) => downCount + upCount > 0);
  return [...changed.filter(isReplaced), ...changed.filter((plan) => !isReplaced(plan))];
}

const isReplaced = ({ stayCount }: CircuitPlan) => stayCount === 0;

const toCircuit = ({ circuit_id }: PlannedRoute) => circuit_id;

/** The ids of the circuits whose plan differs from the one that the user saw. */
export const findChangedCircuits = (
  plans: readonly CircuitPlan[],
  seen: readonly CircuitPlan[],
): ReadonlySet<string> => {
  const seenContents = new Set(seen.map(({ content }) => content));
  return new Set(
    plans.flatMap(({ circuit, content }) => (seenContents.has(content) ? [] : circuit.id)),
  );
};
