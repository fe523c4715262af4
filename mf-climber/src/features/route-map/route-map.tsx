import { useMemo } from "react";

import type { Gym } from "@topout/shared/contract";
import { GymMap } from "@topout/shared/gym-map";
import { styled } from "@topout/shared/platform";
import { frame, media } from "@topout/shared/theme";

import type { ListedRoute } from "../../gym-routes/listed-route.ts";
import { routeDots } from "./route-dots.ts";

interface RouteMapProps {
  gym: Gym;
  shown: readonly ListedRoute[];
  /** Whether dots tell one's own record, which then needs a legend. */
  personal: boolean;
  selectedId: string | null;
  onSelect: (routeId: string) => void;
  onOpen: (routeId: string) => void;
}

export function RouteMap({ gym, shown, personal, ...selection }: RouteMapProps) {
  const dots = useMemo(() => routeDots(shown), [shown]);
  const count = `${dots.length} ${dots.length === 1 ? "route" : "routes"}`;

  return (
    <Map
      layout={gym.layout}
      dots={dots}
      label={`Gym map, ${count}`}
      legend={personal}
      {...selection}
    />
  );
}

/* From edge to edge on phones, and never so high that no page is left to scroll by. */
const Map = styled(GymMap)`
  height: min(412px, 62dvh);

  ${media.compact} {
    margin: 0 calc(${frame.gut} * -1);
    border-inline: 0;
    border-radius: 0;
  }

  ${media.desktop} {
    height: 100%;
  }
`;
