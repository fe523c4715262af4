import { formatRouteCount } from "@topout/shared/domain";
import type { GymRoute } from "@topout/shared/gym-map";
import { memo, useMemo } from "react";

import { setPreference, usePreferences, useRoutePanel } from "@topout/shared/platform";
import { VisuallyHidden } from "@topout/shared/ui";

import type { GymRoutes } from "../../gym-routes/use-gym-routes.ts";
import { CircuitSection } from "./circuit-section.tsx";
import { SearchResults } from "./search-results.tsx";
import { groupByCircuit } from "./group-by-circuit.ts";
import { sortRoutes } from "./sort-routes.ts";
import { RouteListHeader } from "./route-list-header.tsx";
import { RouteSearchField } from "./route-search-field.tsx";

interface RouteListProps extends Pick<GymRoutes, "circuits" | "sets" | "routes" | "hasClimbs"> {
  visibleRoutes: readonly GymRoute[];
  hiddenCircuits: readonly string[];
  /** The text of the search field. */
  query: string;
  /** Whether the list contains only projects. */
  onlyProjects: boolean;
  onSearch: (query: string) => void;
}

/** Lists the routes of the gym by circuit, with one section open. Search results and projects have no sections. */
export const RouteList = memo(function RouteList(props: RouteListProps) {
  const { circuits, sets, routes, hasClimbs, visibleRoutes, hiddenCircuits } = props;
  const { query, onlyProjects, onSearch } = props;
  const isFlat = query !== "" || onlyProjects;
  const sort = usePreferences((preferences) => preferences.sort);
  const openCircuitId = usePreferences((preferences) => preferences.openCircuit);
  const panel = useRoutePanel();
  const sortedRoutes = useMemo(() => sortRoutes(visibleRoutes, sort), [visibleRoutes, sort]);
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

  return (
    <>
      <RouteListHeader />
      <RouteSearchField query={query} onSearch={onSearch} />
      <VisuallyHidden role="status">
        {query && formatRouteCount(sortedRoutes.length)}
      </VisuallyHidden>
      {isFlat && sortedRoutes.length > 0 && (
        <SearchResults routes={sortedRoutes} onOpen={panel.open} />
      )}
      {!isFlat &&
        groups.map((group) => (
          <CircuitSection
            key={group.circuit.id}
            group={group}
            hasClimbs={hasClimbs}
            isOpen={openCircuitId === group.circuit.id}
            onToggle={toggleSection}
            onOpenRoute={panel.open}
          />
        ))}
    </>
  );
});

const toggleSection = (circuitId: string, isOpen: boolean) =>
  setPreference("openCircuit", isOpen ? circuitId : null);
