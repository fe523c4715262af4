import { routeQueries } from "@topout/shared/api";
import type { Gym, Route } from "@topout/shared/contract";
import { formatCount } from "@topout/shared/domain";
import { GymMap, type MapDot } from "@topout/shared/gym-map";
import { styled, useQuery } from "@topout/shared/platform";
import type { Skin } from "@topout/shared/theme";

interface CircuitMapProps {
  gym: Gym;
  setId: string;
  circuitName: string;
  skin: Skin;
  selectedId: string | null;
  onSelect: (routeId: string) => void;
  onOpen: (routeId: string) => void;
}

/** The routes of a set on the map. The dots do not show the setter's climbs. */
export function CircuitMap({ gym, setId, circuitName, skin, ...selection }: CircuitMapProps) {
  const routes = useQuery(routeQueries.ofSet(setId));
  const dots = (routes.data ?? []).map((route) => toDot(route, skin));

  return (
    <StyledMap
      layout={gym.layout}
      dots={dots}
      label={`Map of ${circuitName}, ${formatCount(dots.length, "route")}`}
      {...selection}
    />
  );
}

const toDot = ({ id, x, y, name, location }: Route, skin: Skin): MapDot => ({
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
