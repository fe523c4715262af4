import { useMemo } from "react";

import type { Gym } from "@topout/shared/contract";
import { plural } from "@topout/shared/domain";
import type { GymRoute } from "@topout/shared/gym-map";
import { GymMap } from "@topout/shared/gym-map";
import { styled, useLocation } from "@topout/shared/platform";

import { type SelectedRouteStore, useRouteSelection } from "../../gym-routes/selected-route.ts";
import { toMapDots } from "./map-dots.ts";
import { mapSize } from "./map-size.ts";
import { useStoredView } from "./use-stored-view.ts";

interface RouteMapProps {
  gym: Gym;
  routes: readonly GymRoute[];
  /** Shows the legend and describes the state of each dot. */
  hasClimbs: boolean;
  selection: SelectedRouteStore;
}

/** The link of a stripped route stores a view and its place. Another place remounts the map, which shows that view. */
export const RouteMap = (props: RouteMapProps) => (
  <MapWithStoredView key={Object(useLocation().state).mapPlace} {...props} />
);

function MapWithStoredView({ gym, routes, hasClimbs, selection }: RouteMapProps) {
  const { selectedId, select, open } = useRouteSelection(selection);
  const view = useStoredView(gym.id);
  const dots = useMemo(() => toMapDots(routes, { hasStateLabel: hasClimbs }), [routes, hasClimbs]);

  return (
    <Map
      layout={gym.layout}
      dots={dots}
      label={formatMapLabel(dots.length)}
      hasLegend={hasClimbs}
      selectedId={selectedId}
      onSelect={select}
      onOpen={open}
      {...view}
    />
  );
}

const formatMapLabel = (count: number) =>
  plural(count, { one: "Gym map, 1 route", other: `Gym map, ${count} routes` });

const Map = styled(GymMap)`
  ${mapSize}
`;
