import type { Area, Gym } from "@topout/shared/contract";
import { plural } from "@topout/shared/domain";
import { getAreaView, GymMap, type GymRoute, type MapDot } from "@topout/shared/gym-map";
import { styled } from "@topout/shared/platform";
import { useMemo } from "react";

import { toMapDots } from "../../features/route-map/map-dots.ts";
import { type SelectedRouteStore, useRouteSelection } from "../../gym-routes/selected-route.ts";
import { wallMapSize } from "./wall-map-size.ts";

interface WallMapProps {
  gym: Gym;
  area: Area;
  /** All routes of the gym. */
  routes: readonly GymRoute[];
  /** The number of routes of the area. */
  count: number;
  hasClimbs: boolean;
  selection: SelectedRouteStore;
}

/** The map of the gym, which shows an area. The other routes are faint. */
export function WallMap({ gym, area, routes, count, hasClimbs, selection }: WallMapProps) {
  const { selectedId, select, open } = useRouteSelection(selection);
  const dots = useMemo(
    () => dimOthers(toMapDots(routes, { hasStateLabel: hasClimbs }), routes, area),
    [routes, hasClimbs, area],
  );

  return (
    <Map
      layout={gym.layout}
      area={area}
      initialView={getAreaView(gym.layout, area)}
      dots={dots}
      label={formatMapLabel(area.name, count)}
      selectedId={selectedId}
      onSelect={select}
      onOpen={open}
    />
  );
}

const dimOthers = (dots: readonly MapDot[], routes: readonly GymRoute[], area: Area): MapDot[] =>
  dots.map((dot, index) =>
    routes[index]?.route.location === area.name ? dot : { ...dot, isDimmed: true, marks: [] },
  );

const formatMapLabel = (name: string, count: number) =>
  plural(count, { one: `${name}, 1 route`, other: `${name}, ${count} routes` });

const Map = styled(GymMap)`
  ${wallMapSize}

  /* In the middle, the zoom buttons would cover routes of the area. */
  > [role="group"] {
    right: 14px;
    bottom: 14px;

    /* "Whole gym" is in the header. */
    > :first-child {
      display: none;
    }
  }
`;
