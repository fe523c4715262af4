import { circuitQueries, imageUrls } from "@topout/shared/api";
import { formatSendCount, formatShortDay } from "@topout/shared/domain";
import { styled, useQuery, useRoutePanel } from "@topout/shared/platform";
import {
  getCircuitInitials,
  getCircuitSkin,
  color,
  media,
  shadow,
  tracking,
  typography,
} from "@topout/shared/theme";
import { HoldGlyph, RouteThumbnail, VisuallyHidden, Zap } from "@topout/shared/ui";

import { formatDaysAgo } from "./format-days-ago.ts";
import type { SendGroup } from "./group-by-route-and-day.ts";

interface SendCardProps extends SendGroup {
  today: number;
}

/** A sent route with the date. Opens the route panel on click. */
export function SendCard({ send, count, hasFlash, today }: SendCardProps) {
  const { route, routeName, time } = send;
  const panel = useRoutePanel();
  const { data: circuits = [] } = useQuery(circuitQueries.listByGym(route.gym_id));
  const circuit = circuits.find(({ id }) => id === route.circuit_id);
  const skin = getCircuitSkin(circuit ?? route);

  return (
    <CardButton type="button" onClick={() => panel.open(route.id)}>
      <Shot>
        <Photo
          photo={route.has_image ? imageUrls.routeThumbnail(route) : undefined}
          skin={skin}
          holdSize={56}
        />
        {route.stripped_at && <small>{`Stripped ${formatShortDay(route.stripped_at)}`}</small>}
      </Shot>
      <Caption>
        <b>
          <HoldGlyph
            skin={skin}
            initial={getCircuitInitials(circuits).get(route.circuit_id)}
            size={16}
          />
          {circuit && <VisuallyHidden>{`${circuit.name} `}</VisuallyHidden>}
          <span translate="no">{routeName}</span>
          {hasFlash && (
            <FlashMark title="Flash">
              <Zap size={15} aria-hidden="true" />
              <VisuallyHidden> Flash</VisuallyHidden>
            </FlashMark>
          )}
        </b>
        <time dateTime={time}>
          {`${formatDaysAgo(time, today)}${count > 1 ? ` · ${formatSendCount(count)}` : ""}`}
        </time>
      </Caption>
    </CardButton>
  );
}

const CardButton = styled.button`
  display: block;
  width: 100%;
  height: 100%;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: 18px;
  background: ${color.surface};
  box-shadow: ${shadow[1]};

  ${media.hover} {
    &:hover {
      border-color: ${color["line-strong"]};
    }
  }

  &:focus-visible {
    border-radius: 18px;
  }
`;

const Shot = styled.span`
  position: relative;
  display: block;

  > small {
    position: absolute;
    bottom: 8px;
    left: 8px;
    padding: 4px 9px;
    border-radius: 8px;
    background: rgb(16 15 13 / 82%);
    color: #fff;
    font: ${typography.micro};
  }
`;

const Photo = styled(RouteThumbnail)`
  width: 100%;
  height: 112px;
  border-radius: 0;
`;

const Caption = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: 9px 12px 11px;

  > b {
    display: flex;
    gap: 7px;
    align-items: center;
    font: ${typography.h3};
    letter-spacing: ${tracking.h3};
  }

  > b > [translate] {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  > time {
    color: ${color["text-3"]};
    font: ${typography.small};
  }
`;

const FlashMark = styled.span`
  display: grid;
  flex: none;
  margin-left: auto;
  color: ${color["text-3"]};
`;
