import { useMemo } from "react";

import type { Gym } from "@topout/shared/contract";
import { formatCount } from "@topout/shared/domain";
import { GymMap } from "@topout/shared/gym-map";
import { styled } from "@topout/shared/platform";

import { type GymRoute } from "../../gym-routes/gym-route.ts";
import { type SelectedRouteStore, useRouteSelection } from "../../gym-routes/selected-route.ts";
import { mapSize } from "./map-size.ts";
import { toMapDots } from "./map-dots.ts";
import { useStoredView } from "./use-stored-view.ts";

interface RouteMapProps {
  gym: Gym;
  shown: readonly GymRoute[];
  /** Whether dots tell one's own record, which then needs a legend. */
  personal: boolean;
  picked: SelectedRouteStore;
}

export function RouteMap({ gym, shown, personal, picked }: RouteMapProps) {
  const { routeId, pick, open } = useRouteSelection(picked);
  const view = useStoredView(gym.id);
  const dots = useMemo(() => toMapDots(shown), [shown]);

  return (
    <Map
      layout={gym.layout}
      dots={dots}
      label={`Gym map, ${formatCount(dots.length, "route")}`}
      legend={personal}
      selectedId={routeId}
      onSelect={pick}
      onOpen={open}
      {...view}
    />
  );
}

const Map = styled(GymMap)`
  ${mapSize}
`;
