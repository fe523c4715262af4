import { imageUrls } from "@topout/shared/api";
import type { Route } from "@topout/shared/contract";
import { pluralize, parseStyleTags } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { color, media, tracking, typography, type Skin } from "@topout/shared/theme";
import { HoldGlyph, RouteThumbnail } from "@topout/shared/ui";

interface RouteRowProps {
  route: Route;
  skin: Skin;
  initial: string | undefined;
  isSelected: boolean;
}

export function RouteRow({ route, skin, initial, isSelected }: RouteRowProps) {
  return (
    <Row data-route={route.id} aria-current={isSelected || undefined}>
      <Thumb
        photo={route.has_image ? imageUrls.routeThumbnail(route) : undefined}
        skin={skin}
        hold={28}
      />
      <Details>
        <h2>
          <HoldGlyph skin={skin} initial={initial} size={16} />
          {route.name} <small>{route.grade}</small>
        </h2>
        <p>{formatDetails(route)}</p>
      </Details>
      <Sends>
        <b>{route.climb_count}</b> {pluralize(route.climb_count, "send")}
      </Sends>
    </Row>
  );
}

/** "The Slab · Lock Off, Mantle" */
const formatDetails = ({ location, style }: Route) =>
  [location, parseStyleTags(style).join(", ")].filter(Boolean).join(" · ");

const Row = styled.li`
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: 76px;
  padding: 10px 16px;
  content-visibility: auto;
  contain-intrinsic-size: auto 76px;

  &[aria-current] {
    background: ${color["accent-soft"]};
  }
`;

const Thumb = styled(RouteThumbnail)`
  width: 56px;
  height: 56px;
`;

const Details = styled.div`
  flex: 1;
  min-width: 0;

  > h2 {
    display: flex;
    gap: 7px;
    align-items: center;
    font: ${typography.h3};
    letter-spacing: ${tracking.h3};
    overflow-wrap: anywhere;
  }

  small,
  > p {
    overflow: hidden;
    color: ${color["text-3"]};
    font: ${typography.small};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** Two lines on phones, a tag on wide screens. */
const Sends = styled.span`
  flex: none;
  color: ${color["text-3"]};
  font: ${typography.micro};
  font-variant-numeric: tabular-nums;
  text-align: right;

  > b {
    display: block;
    color: ${color.text};
    font-size: 15px;
    font-weight: 700;
  }

  ${media.desktop} {
    padding: 5px 10px;
    border-radius: 9px;
    background: ${color.hover};
    color: ${color["text-2"]};
    font: ${typography.small};
    font-weight: 560;

    > b {
      display: inline;
      color: inherit;
      font: inherit;
    }
  }
`;
