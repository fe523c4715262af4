import { useDeferredValue } from "react";

import type { Gym } from "@topout/shared/contract";
import { paths } from "@topout/shared/paths";
import { Link, styled } from "@topout/shared/platform";
import { color, media, typography } from "@topout/shared/theme";
import { LoadWarning } from "@topout/shared/ui";

import { NewsBar } from "../../features/news/news-bar.tsx";
import { useNews } from "../../features/news/use-news.ts";
import { FilterBar } from "../../features/route-filters/filter-bar.tsx";
import { useFilteredRoutes } from "../../features/route-filters/use-filtered-routes.ts";
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

/** The map and the list of a gym. They share the filters and the selected route. */
export function GymDashboard({ gym }: { gym: Gym }) {
  const { routes, ...gymRoutes } = useGymRoutes(gym.id);
  const { news, closeNews, ...newsState } = useNews(gym.id, { routes, ...gymRoutes });
  const controls = useFilters(gym, gymRoutes.circuits);
  const selection = useSelectedRouteStore();
  const filtered = useFilteredRoutes(routes, controls.filters);
  const { visibleRoutes, marks } = filtered;

  // A query renders its result in one task. React renders a deferred value in short ones.
  const isPending = useDeferredValue(gymRoutes.isPending || newsState.isPending);

  if (gymRoutes.isError) {
    const { error, retry } = gymRoutes;
    return <DashboardError title="The routes couldn't load" error={error} onRetry={retry} />;
  }
  if (isPending) return <DashboardSkeleton layout={gym.layout} />;

  const { circuits, sets, hasClimbs, hasProjects, isVisitor, optionalQueries } = gymRoutes;
  const projectCount = hasProjects ? routes.filter(({ isProject }) => isProject).length : undefined;
  const newsBar = { gymId: gym.id, news, onFilter: controls.change, onClose: closeNews };

  return (
    <DashboardGrid>
      <NewsBar {...newsBar} isInList={false} />
      <FilterBar
        circuits={circuits}
        isVisitor={isVisitor}
        projectCount={projectCount}
        filtered={filtered}
        routes={routes}
        scale={gym.grade_scale}
        controls={controls}
      />
      <MapColumn>
        <RouteMap gym={gym} routes={visibleRoutes} hasClimbs={hasClimbs} selection={selection} />
      </MapColumn>
      <ListColumn>
        <NewsBar {...newsBar} isInList />
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
      </ListColumn>
    </DashboardGrid>
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
