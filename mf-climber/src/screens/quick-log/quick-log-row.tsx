import type { GymRoute } from "@topout/shared/gym-map";
import { styled } from "@topout/shared/platform";
import { color, media } from "@topout/shared/theme";
import { Button, HoldGlyph } from "@topout/shared/ui";

import { formatLocation } from "../../gym-routes/gym-route.ts";
import { GymRouteThumbnail } from "../../gym-routes/gym-route-thumbnail.tsx";
import { RouteRowLocation, RouteRowTitle } from "../../gym-routes/route-text.ts";
import { useLogClimb } from "../../features/climb-log/use-log-climb.ts";

interface QuickLogRowProps {
  gymRoute: GymRoute;
  /** The user's sends of the route. Undefined if the climbs are not loaded. */
  sends: number | undefined;
  /** Visitors cannot log. */
  canLog: boolean;
  onOpen: (routeId: string) => void;
}

/** Opens the route's panel. The button beside it logs a send. */
export function QuickLogRow({ gymRoute, sends, canLog, onOpen }: QuickLogRowProps) {
  const { route, skin, state, initial } = gymRoute;
  const logClimb = useLogClimb(route);

  return (
    <Row>
      <RouteButton type="button" onClick={() => onOpen(route.id)}>
        <GymRouteThumbnail gymRoute={gymRoute} size={56} />
        <span>
          <RouteRowTitle>
            <HoldGlyph skin={skin} state={state} initial={initial} size={17} />
            <b translate="no">{route.name}</b>
            <small>{route.grade}</small>
          </RouteRowTitle>
          <RouteRowLocation>{formatLocation(route)}</RouteRowLocation>
        </span>
      </RouteButton>
      {canLog && (
        <Button
          aria-label={`Add Send: ${route.name}`}
          onClick={() => void logClimb(true, sends === undefined ? undefined : sends + 1)}
        >
          Add Send
        </Button>
      )}
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  align-items: center;
  justify-content: flex-end;
  padding-right: 12px;

  &:not(:first-child) {
    box-shadow: inset 0 1px ${color.line};
  }

  > :last-child {
    flex: none;
  }
`;

const RouteButton = styled.button`
  display: flex;
  flex: 1 1 180px;
  gap: 12px;
  align-items: center;
  min-width: 0;
  min-height: 64px;
  padding: 10px 0 10px 14px;

  ${media.hover} {
    &:hover b {
      text-decoration: underline;
    }
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  > span {
    flex: 1;
    min-width: 0;
  }
`;
