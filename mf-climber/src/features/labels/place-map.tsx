import type { Layout, Route } from "@topout/shared/contract";
import {
  AreaLabels,
  DotShape,
  Floor,
  getHomeBox,
  type GymRoute,
  HALO_RADIUS,
  mapStyles,
  RouteMarks,
} from "@topout/shared/gym-map";
import { styled } from "@topout/shared/platform";
import { color, type Skin } from "@topout/shared/theme";
import { getHoldPath, MAP_HOLD_SCALE } from "@topout/shared/ui";

import { toUnlabelledDot } from "../../gym-routes/to-unlabelled-dot.ts";

interface PlaceMapProps {
  layout: Layout;
  /** The stripped route. */
  route: Route;
  skin: Skin;
  routes: readonly GymRoute[];
  /** These are in full colour, with their names. */
  nearbyRoutes: readonly GymRoute[];
}

/** The shown part of the map, in layout units. */
const WIDTH = 130;
const HEIGHT = 61;

/** The wall around the place of a stripped route. Decorative: the list below contains the routes. */
export function PlaceMap({ layout, route, skin, routes, nearbyRoutes }: PlaceMapProps) {
  const nearbyDots = nearbyRoutes.map(toUnlabelledDot);
  const isShown = ({ x, y }: Pick<Route, "x" | "y">) =>
    Math.abs(x - route.x) < WIDTH / 2 + HALO_RADIUS &&
    Math.abs(y - route.y) < HEIGHT / 2 + HALO_RADIUS;
  const otherRoutes = routes.filter(
    (gymRoute) => isShown(gymRoute.route) && !nearbyRoutes.includes(gymRoute),
  );

  return (
    <div aria-hidden="true" translate="no">
      <Drawing
        viewBox={`${route.x - WIDTH / 2} ${route.y - HEIGHT / 2} ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="xMidYMid slice"
      >
        <Floor lines={layout.lines} />
        <AreaLabels layout={layout} homeBox={getHomeBox(layout)} />
        {otherRoutes.map(toUnlabelledDot).map(({ id, ...dot }) => (
          <g key={id} data-circuit={dot.skin} data-state={dot.state} data-dimmed>
            <DotShape {...dot} />
          </g>
        ))}
        {nearbyDots.map(({ id, ...dot }) => (
          <g key={id} data-circuit={dot.skin} data-state={dot.state}>
            <DotShape {...dot} />
          </g>
        ))}
        <RouteMarks dots={nearbyDots} />
        {nearbyRoutes.map(({ route: { id, x, y, name } }) => (
          <text key={id} className="dot-label" x={x} y={y + 12}>
            {name}
          </text>
        ))}
        <g className="place" transform={`translate(${route.x} ${route.y})`}>
          <path d={getHoldPath(skin)} transform={`scale(${MAP_HOLD_SCALE})`} />
          <circle r="1.6" />
        </g>
      </Drawing>
    </div>
  );
}

const Drawing = styled.svg`
  ${mapStyles}

  display: block;
  width: 100%;
  height: 168px;
  border: 1px solid ${color.line};
  border-radius: 18px;
  background: ${color["map-bg"]};

  .place > path {
    fill: none;
    stroke: ${color.text};
    stroke-width: 2.2;
    stroke-dasharray: 2.6 2;
  }

  .place > circle {
    fill: ${color.text};
  }
`;
