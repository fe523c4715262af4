import { imageUrls } from "@topout/shared/api";
import type { ArchivedRoute } from "@topout/shared/api/staff";
import type { Circuit, Route } from "@topout/shared/contract";
import { formatSendCount, formatStripped, formatVideoCount, getName } from "@topout/shared/domain";
import { getCircuitSkin } from "@topout/shared/theme";
import { Check, HoldGlyph, RouteThumbnail } from "@topout/shared/ui";

import {
  Details,
  Line,
  Name,
  OnlyDesktop,
  OpenButton,
  Restored,
  Row,
  Status,
} from "./archived-route-layout.ts";
import { formatUpSince } from "./format-up-since.ts";
import { RestoreButton } from "./restore-button.tsx";

interface ArchivedRouteRowProps {
  route: ArchivedRoute;
  /** Undefined if it was created after the circuits were loaded. */
  circuit: Circuit | undefined;
  initial: string | undefined;
  onOpen: (routeId: string) => void;
  onRestored: (route: Route | undefined) => void;
}

/** What a route was, and the button that restores it. The row opens the route panel. */
export function ArchivedRouteRow(props: ArchivedRouteRowProps) {
  const { route, circuit, initial, onOpen, onRestored } = props;
  const skin = getCircuitSkin(circuit ?? route);

  return (
    <Row>
      <RouteThumbnail
        photo={route.has_image ? imageUrls.routeThumbnail(route) : undefined}
        skin={skin}
        holdSize={28}
        style={{ width: 56, height: 56 }}
      />
      <Details>
        <Name>
          <h3>
            <HoldGlyph skin={skin} initial={initial} size={16} />
            <OpenButton type="button" translate="no" onClick={() => onOpen(route.id)}>
              {route.name}
            </OpenButton>{" "}
            <small>{route.grade}</small>
          </h3>
          <OnlyDesktop as="p">{circuit?.name}</OnlyDesktop>
        </Name>
        <Line>
          <span>{route.location}</span>
          <OnlyDesktop translate="no">{route.setter && getName(route.setter)}</OnlyDesktop>
          <Status>
            {route.status === "stripped" ? <span>{formatStripped(route)}</span> : <BackOnTheWall />}
            <OnlyDesktop>{formatUpSince(route)}</OnlyDesktop>
          </Status>
        </Line>
        <Line>
          <span>{formatSendCount(route.climb_count)}</span>
          <span>{formatVideoCount(route.video_count)}</span>
        </Line>
      </Details>
      <RestoreButton route={route} onRestored={onRestored} />
    </Row>
  );
}

const BackOnTheWall = () => (
  <Restored>
    <Check size={15} />
    <span>Back on the wall</span>
  </Restored>
);
