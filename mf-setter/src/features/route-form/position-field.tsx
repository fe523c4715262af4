import { useId } from "react";

import { routeQueries } from "@topout/shared/api";
import type { Gym, Route } from "@topout/shared/contract";
import { findAreaAt } from "@topout/shared/domain";
import { type MapDot, PlacementMap } from "@topout/shared/gym-map";
import { styled, useQuery } from "@topout/shared/platform";
import { color, media, typography, type Skin } from "@topout/shared/theme";
import { CircleAlert, MapPin, VisuallyHidden } from "@topout/shared/ui";

import { type DraftUpdate, placeDot, type RouteDraft } from "./model/route-draft.ts";

interface PositionFieldProps {
  gym: Gym;
  skin: Skin;
  /** The edited route. The map hides its saved dot. */
  routeId: string | undefined;
  draft: RouteDraft;
  name: string;
  hasError: boolean;
  onUpdate: (update: DraftUpdate) => void;
}

/** A map on which the user places the dot of the route. Placing it also sets the location. */
export function PositionField(props: PositionFieldProps) {
  const { gym, skin, draft, name, hasError, onUpdate } = props;
  const id = useId();
  const otherDots = useOtherDots(props);
  const { areas } = gym.layout;
  const { position } = draft;
  const isMissing = hasError && !position;

  return (
    <Stack>
      <Label>Position</Label>
      <Map
        layout={gym.layout}
        dots={otherDots}
        dot={{ position, skin, label: name }}
        currentArea={position && findAreaAt(areas, position)}
        label="Position on the map"
        aria-describedby={id}
        {...(isMissing && { "aria-invalid": true })}
        onPlace={(point) => onUpdate((latest) => placeDot(latest, point, areas))}
      />
      <PositionHint id={id} isMissing={isMissing} />
      <VisuallyHidden role="status">{describePosition(draft)}</VisuallyHidden>
      <input type="hidden" name="x" value={position?.x ?? ""} />
      <input type="hidden" name="y" value={position?.y ?? ""} />
    </Stack>
  );
}

/** The dots of the other routes in the set. */
function useOtherDots({ draft, routeId, skin }: PositionFieldProps): MapDot[] {
  const { data: routes = [] } = useQuery(routeQueries.listBySet(draft.set_id));
  return routes.filter(({ id }) => id !== routeId).map((route) => toMapDot(route, skin));
}

function PositionHint({ id, isMissing }: { id: string; isMissing: boolean }) {
  return (
    <Hint id={id} data-tone={isMissing ? "error" : "hint"}>
      {isMissing ? <CircleAlert size={16} /> : <MapPin size={16} />}
      <span>{isMissing ? "Required" : "Tap the map to place the dot, arrow keys nudge it."}</span>
    </Hint>
  );
}

const describePosition = ({ position, location }: RouteDraft) => {
  if (!position) return "";
  return location ? `Location: ${location}` : "Outside all areas";
};

const toMapDot = ({ id, x, y, name }: Route, skin: Skin): MapDot => ({
  id,
  x,
  y,
  skin,
  state: "plain",
  label: name,
  description: name,
});

const Stack = styled.div`
  display: grid;
  gap: 6px;
  align-content: start;

  ${media.desktop} {
    position: sticky;
    top: 0;
    align-self: start;
  }
`;

const Label = styled.span`
  font: ${typography.label};
`;

const Map = styled(PlacementMap)`
  height: 290px;

  ${media.desktop} {
    height: 456px;
  }
`;

const Hint = styled.p`
  display: flex;
  gap: 6px;
  align-items: center;
  color: ${color["text-3"]};
  font: ${typography.small};

  > svg {
    flex: none;
  }

  &[data-tone="error"] {
    color: ${color["danger-text"]};
    font-weight: 560;
  }
`;
