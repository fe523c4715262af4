import type { Gym, Route } from "@topout/shared/contract";
import { plural } from "@topout/shared/domain";
import { GymMap, type MapDot } from "@topout/shared/gym-map";
import { styled } from "@topout/shared/platform";
import { color, media, type Skin, typography } from "@topout/shared/theme";
import { MapPin } from "@topout/shared/ui";

import { useSetRoutes } from "../../route-writes/use-set-routes.ts";
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

/** Shows the routes of a set on the map. Dragging a dot moves its route. The dots do not show the setter's climbs. */
export function CircuitMap({ gym, setId, circuitName, skin, ...selection }: CircuitMapProps) {
  const { data: routes = NO_ROUTES } = useSetRoutes(setId);
  const { movingRoute, moveRoute } = useMoveRoute(gym.layout);
  const { frame, draggedDot, handlers } = useDotDrag({
    // A second move during a save would be based on an outdated version, and the server would reject it.
    dots: movingRoute ? NO_ROUTES : routes,
    selectedId: selection.selectedId,
    onSelect: selection.onSelect,
    onDrop: (id, position) => {
      const route = routes.find((other) => other.id === id);
      if (route) moveRoute(route, position);
    },
  });
  const selectedName = routes.find(({ id }) => id === selection.selectedId)?.name;
  const movedDot = draggedDot ?? movingRoute;
  const dots = routes.map((route) =>
    toMapDot(route.id === movedDot?.id ? { ...route, x: movedDot.x, y: movedDot.y } : route, skin),
  );

  return (
    <div ref={frame} {...handlers}>
      <StyledMap
        layout={gym.layout}
        dots={dots}
        label={formatMapLabel(circuitName, dots.length)}
        {...selection}
      />
      <Hint>
        <MapPin size={16} />
        <span>
          {selectedName === undefined
            ? "Select a dot, then drag it to move the route."
            : `${selectedName} is selected. Drag its dot to move it.`}
        </span>
      </Hint>
    </div>
  );
}

const formatMapLabel = (circuitName: string, count: number) =>
  plural(count, {
    one: `Map of ${circuitName}, 1 route`,
    other: `Map of ${circuitName}, ${count} routes`,
  });

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
  height: 360px;

  ${media.desktop} {
    height: 560px;
  }
`;

const Hint = styled.p`
  display: flex;
  gap: 6px;
  align-items: center;
  margin-top: 6px;
  color: ${color["text-3"]};
  font: ${typography.small};

  > svg {
    flex: none;
  }
`;
