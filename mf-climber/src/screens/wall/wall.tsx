import { useMemo } from "react";

import type { Area, Gym } from "@topout/shared/contract";
import { LoadWarning } from "@topout/shared/ui";

import { SelectedRouteCard } from "../../features/selected-route/selected-route-card.tsx";
import { useSelectedRouteStore } from "../../gym-routes/selected-route.ts";
import { useGymRoutes } from "../../gym-routes/use-gym-routes.ts";
import { DashboardError } from "../dashboard/dashboard-error.tsx";
import { DashboardGrid, ListColumn, MapColumn } from "../dashboard/dashboard-layout.ts";
import { WallHeader } from "./wall-header.tsx";
import { WallList } from "./wall-list.tsx";
import { WallMap } from "./wall-map.tsx";
import { WallSkeleton } from "./wall-skeleton.tsx";

interface WallProps {
  gym: Gym;
  area: Area;
}

/** The map and the list of an area. They share the selected route. */
export function Wall({ gym, area }: WallProps) {
  const { routes, hasClimbs, ...gymRoutes } = useGymRoutes(gym.id);
  const selection = useSelectedRouteStore();
  const routesOfArea = useMemo(
    () => routes.filter(({ route }) => route.location === area.name),
    [routes, area.name],
  );

  if (gymRoutes.isError) {
    const { error, retry } = gymRoutes;
    return <DashboardError title="The routes couldn't load" error={error} onRetry={retry} />;
  }
  if (gymRoutes.isPending) return <WallSkeleton />;

  return (
    <DashboardGrid>
      <WallHeader gymId={gym.id} area={area} />
      <MapColumn>
        <WallMap
          gym={gym}
          area={area}
          routes={routes}
          count={routesOfArea.length}
          hasClimbs={hasClimbs}
          selection={selection}
        />
      </MapColumn>
      <ListColumn>
        <LoadWarning queries={gymRoutes.optionalQueries} />
        <SelectedRouteCard routes={routes} selection={selection} />
        <WallList gym={gym} routes={routesOfArea} />
      </ListColumn>
    </DashboardGrid>
  );
}
