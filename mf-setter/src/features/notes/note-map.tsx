import { useMemo } from "react";

import { circuitQueries, routeQueries } from "@topout/shared/api";
import type { Gym, Route } from "@topout/shared/contract";
import {
  AreaLabels,
  createGymRoutes,
  DotShape,
  Floor,
  getHomeBox,
  HALO_RADIUS,
  mapStyles,
} from "@topout/shared/gym-map";
import { styled, useQuery } from "@topout/shared/platform";
import { color, radius, type Skin } from "@topout/shared/theme";

interface NoteMapProps {
  gym: Gym;
  route: Route;
  skin: Skin;
}

/** The shown part of the map, in layout units. */
const WIDTH = 180;
const HEIGHT = 62;

/** The wall around a route. Decorative: the detail of the note contains the area. */
export function NoteMap({ gym: { id, layout }, route, skin }: NoteMapProps) {
  const dots = useDots(id);
  const left = route.x - WIDTH / 2;
  const top = route.y - HEIGHT / 2;
  const isVisible = (dot: Pick<Route, "id" | "x" | "y">) =>
    dot.id !== route.id &&
    Math.abs(dot.x - route.x) < WIDTH / 2 + HALO_RADIUS &&
    Math.abs(dot.y - route.y) < HEIGHT / 2 + HALO_RADIUS;

  return (
    <Drawing
      aria-hidden="true"
      viewBox={`${left} ${top} ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
    >
      <Floor lines={layout.lines} />
      <AreaLabels layout={layout} homeBox={getHomeBox(layout)} />
      {dots
        .filter(({ route: other }) => isVisible(other))
        .map((dot) => (
          <g key={dot.route.id} data-circuit={dot.skin}>
            <DotShape {...dot} x={dot.route.x} y={dot.route.y} state="plain" />
          </g>
        ))}
      <g data-circuit={skin}>
        <circle className="halo" cx={route.x} cy={route.y} r={HALO_RADIUS} />
        <circle className="selection" cx={route.x} cy={route.y} r={11} />
        <DotShape skin={skin} x={route.x} y={route.y} state="plain" />
      </g>
    </Drawing>
  );
}

/** The routes on the wall. The map appears without them, because it only has to show where the route is. */
function useDots(gymId: string) {
  const { data: routes } = useQuery(routeQueries.listByGym(gymId));
  const { data: circuits } = useQuery(circuitQueries.listByGym(gymId));
  return useMemo(
    () =>
      routes && circuits ? createGymRoutes({ routes, circuits, climbs: [], projectIds: [] }) : [],
    [routes, circuits],
  );
}

const Drawing = styled.svg`
  ${mapStyles}

  display: block;
  width: 100%;
  height: 146px;
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  background: ${color["map-bg"]};
`;
