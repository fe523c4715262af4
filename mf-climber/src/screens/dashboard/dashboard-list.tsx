import type { Gym } from "@topout/shared/contract";
import { paths } from "@topout/shared/paths";
import { Link, styled } from "@topout/shared/platform";
import { color, media, typography } from "@topout/shared/theme";
import { LoadWarning } from "@topout/shared/ui";

import type { useFilteredRoutes } from "../../features/route-filters/use-filtered-routes.ts";
import type { FilterControls } from "../../features/route-filters/use-filters.ts";
import { RouteList } from "../../features/route-list/route-list.tsx";
import { SelectedRouteCard } from "../../features/selected-route/selected-route-card.tsx";
import type { SelectedRouteStore } from "../../gym-routes/selected-route.ts";
import type { GymRoutes } from "../../gym-routes/use-gym-routes.ts";
import { EmptyList } from "./empty-list.tsx";

interface DashboardListProps {
  gym: Gym;
  gymRoutes: GymRoutes;
  filtered: ReturnType<typeof useFilteredRoutes>;
  controls: FilterControls;
  selection: SelectedRouteStore;
  projectCount: number | undefined;
  /** Shows placeholders instead of the routes. */
  isPending: boolean;
}

/** The selected route and the list of routes. */
export function DashboardList(props: DashboardListProps) {
  const { gym, gymRoutes, filtered, controls, selection, projectCount, isPending } = props;
  const { circuits, sets, routes, hasClimbs, optionalQueries } = gymRoutes;
  const { visibleRoutes, marks } = filtered;

  return (
    <>
      <LoadWarning queries={optionalQueries} />
      <StickyRouteCard routes={visibleRoutes} selection={selection} />
      <RouteList
        gym={gym}
        circuits={circuits}
        sets={sets}
        routes={routes}
        hasClimbs={hasClimbs}
        visibleRoutes={visibleRoutes}
        filters={controls.filters}
        marks={marks}
        isPending={isPending}
        onChange={controls.change}
      />
      {visibleRoutes.length === 0 && (
        <EmptyList
          routeCount={routes.length}
          hasNoProjects={controls.filters.onlyProjects && projectCount === 0}
          hasMarks={marks.length > 0}
          query={controls.filters.query}
          onReset={controls.reset}
        />
      )}
      <StoreLink to={paths.store}>Store</StoreLink>
    </>
  );
}

/* Stays visible while the list scrolls. */
const StickyRouteCard = styled(SelectedRouteCard)`
  ${media.desktop} {
    position: sticky;
    z-index: 2;
    top: 0;

    /* Covers rows that scroll through the padding above the card. */
    &::before {
      content: "";
      position: absolute;
      inset: -5px 0 100%;
      background: ${color.bg};
    }
  }
`;

const StoreLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: center;
  min-height: 44px;
  padding: 0 12px;
  color: ${color["text-3"]};
  font: ${typography.small};
`;
