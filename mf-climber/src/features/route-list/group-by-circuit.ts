import type { Circuit, RouteSet } from "@topout/shared/contract";
import { getCurrentSets } from "@topout/shared/domain";

import type { GymRoute } from "../../gym-routes/gym-route.ts";

/** A circuit's part of the list. */
export interface CircuitGroup {
  readonly circuit: Circuit;
  /** The current set; a circuit that was never set has none. */
  readonly set: RouteSet | undefined;
  /** Every route of the set, whatever is filtered. */
  readonly all: readonly GymRoute[];
  readonly shown: readonly GymRoute[];
  /** Of each of them all, whether it is sent. */
  readonly sent: readonly boolean[];
}

interface GroupInput {
  /** In display order. */
  readonly circuits: readonly Circuit[];
  readonly sets: readonly RouteSet[];
  readonly listed: readonly GymRoute[];
  readonly shown: readonly GymRoute[];
}

/** One section per circuit that has something to show. */
export function groupByCircuit({ circuits, sets, listed, shown }: GroupInput): CircuitGroup[] {
  const current = getCurrentSets(sets);
  const all = Map.groupBy(listed, ({ circuit }) => circuit.id);
  const visible = Map.groupBy(shown, ({ circuit }) => circuit.id);

  return circuits
    .map((circuit) => {
      const routes = all.get(circuit.id) ?? [];
      return {
        circuit,
        set: current.get(circuit.id),
        all: routes,
        shown: visible.get(circuit.id) ?? [],
        sent: routes.map(({ state }) => state === "sent"),
      };
    })
    .filter((section) => section.shown.length > 0);
}
