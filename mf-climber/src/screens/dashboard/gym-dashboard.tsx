import { useDeferredValue } from "react";

import type { Gym } from "@topout/shared/contract";

import { NewsBar } from "../../features/news/news-bar.tsx";
import { useNews } from "../../features/news/use-news.ts";
import { FilterBar } from "../../features/route-filters/filter-bar.tsx";
import { FilterBarSkeleton } from "../../features/route-filters/filter-bar-skeleton.tsx";
import { useFilteredRoutes } from "../../features/route-filters/use-filtered-routes.ts";
import { useFilters } from "../../features/route-filters/use-filters.ts";
import { RouteMap } from "../../features/route-map/route-map.tsx";
import { useSelectedRouteStore } from "../../gym-routes/selected-route.ts";
import { useGymRoutes } from "../../gym-routes/use-gym-routes.ts";
import { DashboardError } from "./dashboard-error.tsx";
import { DashboardGrid, ListColumn, MapColumn } from "./dashboard-layout.ts";
import { DashboardList } from "./dashboard-list.tsx";
import { DashboardSkeleton } from "./dashboard-skeleton.tsx";
import { useIsMapOnly } from "./use-is-map-only.ts";

/** The map and the list of a gym. They share the filters and the selected route. */
export function GymDashboard({ gym }: { gym: Gym }) {
  const gymRoutes = useGymRoutes(gym.id);
  const { circuits, routes, hasClimbs, hasProjects, isVisitor } = gymRoutes;
  const { news, closeNews, ...newsState } = useNews(gym.id, gymRoutes);
  const controls = useFilters(gym, circuits);
  const selection = useSelectedRouteStore();
  const filtered = useFilteredRoutes(routes, controls.filters);

  // A query renders its result in one task. React renders a deferred value in short ones.
  const isPending = useDeferredValue(gymRoutes.isPending || newsState.isPending);
  const isMapOnly = useIsMapOnly();
  const isListPending = useDeferredValue(isMapOnly);

  if (gymRoutes.isError) {
    const { error, retry } = gymRoutes;
    return <DashboardError title="The routes couldn't load" error={error} onRetry={retry} />;
  }
  if (isPending) return <DashboardSkeleton layout={gym.layout} />;

  const projectCount = hasProjects ? routes.filter(({ isProject }) => isProject).length : undefined;
  const newsBar = { gymId: gym.id, news, onFilter: controls.change, onClose: closeNews };

  return (
    <DashboardGrid>
      <NewsBar {...newsBar} isInList={false} />
      {isMapOnly ? (
        <FilterBarSkeleton />
      ) : (
        <FilterBar
          circuits={circuits}
          isVisitor={isVisitor}
          projectCount={projectCount}
          filtered={filtered}
          routes={routes}
          scale={gym.grade_scale}
          controls={controls}
        />
      )}
      <MapColumn>
        <RouteMap
          gym={gym}
          routes={filtered.visibleRoutes}
          hasClimbs={hasClimbs}
          selection={selection}
        />
      </MapColumn>
      <ListColumn>
        <NewsBar {...newsBar} isInList />
        <DashboardList
          gym={gym}
          gymRoutes={gymRoutes}
          filtered={filtered}
          controls={controls}
          selection={selection}
          projectCount={projectCount}
          isPending={isListPending}
        />
      </ListColumn>
    </DashboardGrid>
  );
}
