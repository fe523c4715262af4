import { useMemo } from "react";

import type { Gym } from "@topout/shared/contract";
import { GymMap } from "@topout/shared/gym-map";
import { styled } from "@topout/shared/platform";

import { countOfRoutes, type ListedRoute } from "../../gym-routes/listed-route.ts";
import { type PickedRoute, usePicking } from "../../gym-routes/picked-route.ts";
import { mapBox } from "./map-box.ts";
import { routeDots } from "./route-dots.ts";
import { useRememberedView } from "./use-remembered-view.ts";

interface RouteMapProps {
  gym: Gym;
  shown: readonly ListedRoute[];
  /** Whether dots tell one's own record, which then needs a legend. */
  personal: boolean;
  picked: PickedRoute;
}

export function RouteMap({ gym, shown, personal, picked }: RouteMapProps) {
  const { routeId, pick, open } = usePicking(picked);
  const view = useRememberedView(gym.id);
  const dots = useMemo(() => routeDots(shown), [shown]);

  return (
    <Map
      layout={gym.layout}
      dots={dots}
      label={`Gym map, ${countOfRoutes(dots.length)}`}
      legend={personal}
      selectedId={routeId}
      onSelect={pick}
      onOpen={open}
      {...view}
    />
  );
}

const Map = styled(GymMap)`
  ${mapBox}
`;
