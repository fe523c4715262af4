import { routeQueries } from "@topout/shared/api";
import type { Gym, Route } from "@topout/shared/contract";
import { formatCount } from "@topout/shared/domain";
import { GymMap, type MapDot } from "@topout/shared/gym-map";
import { styled, useQuery } from "@topout/shared/platform";
import type { Skin } from "@topout/shared/theme";

import { useDotDrag } from "./use-dot-drag.ts";
import { useMoveRoute } from "./use-move-route.ts";

interface CircuitMapProps {
  gym: Gym;
  setId: string;
  circuitName: string;
  skin: Skin;
  selectedId: string | null;
  onSelect: (routeId: string) => void;
  onOpen: (routeId: string) => void;
}

const NO_ROUTES: readonly Route[] = [];

/** The routes of a set on the map, where a drag moves a route. The dots do not show the setter's climbs. */
export function CircuitMap({ gym, setId, circuitName, skin, ...selection }: CircuitMapProps) {
  const { data: routes = NO_ROUTES } = useQuery(routeQueries.listBySet(setId));
  const { moving, move } = useMoveRoute(gym.layout);
  const { dragged, handlers } = useDotDrag({
    dots: routes,
    onSelect: selection.onSelect,
    onDrop: (id, position) => {
      const route = routes.find((other) => other.id === id);
      if (route) move(route, position);
    },
  });
  const moved = dragged ?? moving;
  const dots = routes.map((route) =>
    toMapDot(route.id === moved?.id ? { ...route, x: moved.x, y: moved.y } : route, skin),
  );

  return (
    <div {...handlers}>
      <StyledMap
        layout={gym.layout}
        dots={dots}
        label={`Map of ${circuitName}, ${formatCount(dots.length, "route")}`}
        {...selection}
      />
    </div>
  );
}

const toMapDot = ({ id, x, y, name, location }: Route, skin: Skin): MapDot => ({
  id,
  x,
  y,
  skin,
  state: "plain",
  label: name,
  description: [name, location].filter(Boolean).join(", "),
});

const StyledMap = styled(GymMap)`
  height: 560px;
`;
