import { useCallback, useMemo } from "react";

import type { Gym } from "@topout/shared/contract";
import { paths } from "@topout/shared/paths";
import { Link, styled } from "@topout/shared/platform";
import { color, media, typography } from "@topout/shared/theme";

import { FilterBar } from "../../features/route-filters/filter-bar.tsx";
import { applyFilters } from "../../features/route-filters/filters.ts";
import { useFilters } from "../../features/route-filters/use-filters.ts";
import { RouteList } from "../../features/route-list/route-list.tsx";
import { RouteMap } from "../../features/route-map/route-map.tsx";
import { SelectedRouteCard } from "../../features/selected-route/selected-route-card.tsx";
import { useSelectedRouteStore } from "../../gym-routes/selected-route.ts";
import { useGymRoutes } from "../../gym-routes/use-gym-routes.ts";
import { DashboardError } from "./dashboard-error.tsx";
import { DashboardGrid, ListColumn, MapColumn } from "./dashboard-layout.ts";
import { DashboardSkeleton } from "./dashboard-skeleton.tsx";
import { EmptyList } from "./empty-list.tsx";

/** A gym's map beside its list: one choice of filters and one selected route for both. */
export function GymDashboard({ gym }: { gym: Gym }) {
  const routes = useGymRoutes(gym.id);
  const controls = useFilters(gym.id, routes.circuits);
  const picked = useSelectedRouteStore();
  const { change } = controls;
  const search = useCallback((query: string) => change({ query }), [change]);
  const { shown, countOf } = useMemo(
    () => applyFilters(routes.listed, controls.filters),
    [routes.listed, controls.filters],
  );

  if (routes.isError) return <DashboardError what="The routes" onRetry={routes.retry} />;
  if (routes.isPending) return <DashboardSkeleton layout={gym.layout} />;

  const projects = routes.listed.filter(({ project }) => project).length;

  return (
    <DashboardGrid>
      <FilterBar
        circuits={routes.circuits}
        projects={routes.personal ? projects : undefined}
        countOf={countOf}
        controls={controls}
      />
      <MapColumn>
        <RouteMap gym={gym} shown={shown} personal={routes.personal} picked={picked} />
      </MapColumn>
      <ListColumn>
        <PickedRouteCard shown={shown} picked={picked} />
        <RouteList
          circuits={routes.circuits}
          sets={routes.sets}
          listed={routes.listed}
          personal={routes.personal}
          shown={shown}
          words={controls.filters.query}
          onSearch={search}
        />
        {shown.length === 0 && (
          <EmptyList
            routes={routes.listed.length}
            noProjects={controls.filters.projects && projects === 0}
            words={controls.filters.query}
            onReset={controls.reset}
          />
        )}
        <StoreLink to={paths.store}>Store</StoreLink>
      </ListColumn>
    </DashboardGrid>
  );
}

/* However far the list is scrolled, a dot that is picked shows what it is. */
const PickedRouteCard = styled(SelectedRouteCard)`
  ${media.desktop} {
    position: sticky;
    z-index: 2;
    top: 0;

    /* No row passes through the column's padding above it. */
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
