import type { GymRoute } from "@topout/shared/gym-map";
import { styled } from "@topout/shared/platform";
import { color, media } from "@topout/shared/theme";
import { HoldGlyph } from "@topout/shared/ui";
import type { ReactNode } from "react";

import { GymRouteThumbnail } from "../../gym-routes/gym-route-thumbnail.tsx";
import { RouteGrade } from "../../gym-routes/route-grade.tsx";
import { RouteRowLocation, RouteRowTitle } from "../../gym-routes/route-text.ts";

interface SheetRowProps {
  gymRoute: GymRoute;
  /** The second line. */
  details: string;
  onOpen: (routeId: string) => void;
  /** A button at the end of the row. */
  children: ReactNode;
}

/** A route of the quick log. A click opens its panel. */
export function SheetRow({ gymRoute, details, onOpen, children }: SheetRowProps) {
  const { route, skin, state, initial } = gymRoute;

  return (
    <Row>
      <RouteButton type="button" onClick={() => onOpen(route.id)}>
        <GymRouteThumbnail gymRoute={gymRoute} size={56} />
        <span>
          <RouteRowTitle>
            <HoldGlyph skin={skin} state={state} initial={initial} size={17} />
            <b translate="no">{route.name}</b>
            <RouteGrade grade={route.grade} />
          </RouteRowTitle>
          <RouteRowLocation>{details}</RouteRowLocation>
        </span>
      </RouteButton>
      {children}
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
