import { memo, useMemo } from "react";

import type { Layout, ScreenRoute } from "@topout/shared/contract";
import { getLastDay, getMarks } from "@topout/shared/domain";
import {
  AreaLabels,
  DotShape,
  Floor,
  getHomeBox,
  type MapDot,
  mapStyles,
  RouteMarks,
  toViewBox,
} from "@topout/shared/gym-map";
import { styled } from "@topout/shared/platform";
import { getCircuitSkin } from "@topout/shared/theme";

interface ScreenMapProps {
  layout: Layout;
  routes: readonly ScreenRoute[];
  newIds: ReadonlySet<string>;
  /** The calendar date in the time zone of the gym. */
  today: string;
}

/** The map of the gym as an image without input. The screen renders with each response, every few seconds. */
export const ScreenMap = memo(function ScreenMap(props: ScreenMapProps) {
  const { layout, routes, newIds, today } = props;
  const homeBox = useMemo(() => getHomeBox(layout), [layout]);
  const dots = useMemo(
    () => routes.map((route) => toDot(route, newIds.has(route.id), today)),
    [routes, newIds, today],
  );
  return (
    <Drawing role="img" aria-label="Gym map" viewBox={toViewBox(homeBox)}>
      <Floor lines={layout.lines} />
      <AreaLabels layout={layout} homeBox={homeBox} />
      {dots.map((dot) => (
        <g key={dot.id} data-circuit={dot.skin} data-state={dot.state}>
          <DotShape {...dot} />
        </g>
      ))}
      <RouteMarks dots={dots} />
    </Drawing>
  );
});

const toDot = (route: ScreenRoute, isNew: boolean, today: string): MapDot => ({
  id: route.id,
  x: route.x,
  y: route.y,
  skin: getCircuitSkin(route),
  state: "plain",
  marks: getMarks({ isNew, lastDay: getLastDay(route.leaves_on, today) }),
  label: "",
  description: "",
});

const Drawing = styled.svg`
  width: 100%;
  height: 100%;
  ${mapStyles}

  .area-label {
    font-size: 6.6px;
  }
`;
