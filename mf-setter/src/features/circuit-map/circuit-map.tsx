import { routeQueries } from "@topout/shared/api";
import type { Gym, Route } from "@topout/shared/contract";
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

/** Where the set's routes stand. A setter's map shows nobody's own sends. */
export function CircuitMap({ gym, setId, circuitName, skin, ...selection }: CircuitMapProps) {
  const routes = useQuery(routeQueries.ofSet(setId));
  const dots = (routes.data ?? []).map((route) => toDot(route, skin));

  return (
    <Map
      layout={gym.layout}
      dots={dots}
      label={`Map of ${circuitName}, ${dots.length} ${dots.length === 1 ? "route" : "routes"}`}
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

const Map = styled(GymMap)`
  height: 560px;
`;
