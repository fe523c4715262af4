import type { GymRoute } from "@topout/shared/gym-map";
import { useMemo } from "react";

import { setPreference, usePreferences } from "@topout/shared/platform";

import type { GymRoutes } from "../../gym-routes/use-gym-routes.ts";
import { CircuitSection } from "./circuit-section.tsx";
import { groupByCircuit } from "./group-by-circuit.ts";
import type { ListFilters } from "./list-filters.ts";
import { sortRoutes } from "./sort-routes.ts";

export interface CircuitSectionsProps extends Pick<
  GymRoutes,
  "circuits" | "sets" | "routes" | "hasClimbs"
> {
  /** The routes that pass the filters, in the sort order. */
  sortedRoutes: readonly GymRoute[];
  filters: ListFilters;
  onOpen: (routeId: string) => void;
}

/** A section per circuit. One of them is open. */
export function CircuitSections(props: CircuitSectionsProps) {
  const { circuits, sets, routes, hasClimbs, sortedRoutes, filters, onOpen } = props;
  const { hiddenCircuits } = filters;
  const openCircuitId = usePreferences((preferences) => preferences.openCircuit);
  const groups = useMemo(() => {
    const routesByName = sortRoutes(routes, "name");
    return groupByCircuit({
      circuits,
      sets,
      routes: routesByName,
      visibleRoutes: sortedRoutes,
      hiddenCircuits,
    });
  }, [circuits, sets, routes, sortedRoutes, hiddenCircuits]);

  return groups.map((group) => (
    <CircuitSection
      key={group.circuit.id}
      group={group}
      hasClimbs={hasClimbs}
      isOpen={openCircuitId === group.circuit.id}
      onToggle={toggleSection}
      onOpenRoute={onOpen}
    />
  ));
}

const toggleSection = (circuitId: string, isOpen: boolean) =>
  setPreference("openCircuit", isOpen ? circuitId : null);
