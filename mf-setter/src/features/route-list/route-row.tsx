import type { ReactNode } from "react";

import { imageUrls } from "@topout/shared/api";
import type { Route } from "@topout/shared/contract";
import { formatLeavesOn, parseStyleTags, plural } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { color, media, tracking, typography, type Skin } from "@topout/shared/theme";
import { Checkbox, HoldGlyph, LeavesText, RouteThumbnail, VisuallyHidden } from "@topout/shared/ui";

import { type RouteActions, RowActions } from "./row-actions.tsx";
import { rowTarget } from "../../styles/row-target.ts";

interface RouteRowProps extends RouteActions {
  route: Route;
  skin: Skin;
  initial: string | undefined;
  isSelected: boolean;
  /** Selects the route on the map. Undefined without a map. */
  onSelect: ((routeId: string) => void) | undefined;
  /** Whether the route is checked for a bulk edit. Undefined outside the selection mode. */
  isChecked: boolean | undefined;
  onCheck: (routeId: string) => void;
  /** The calendar date in the time zone of the gym. */
  today: string;
  /** Before the details. */
  badges: ReactNode;
}

export function RouteRow(props: RouteRowProps) {
  const { route, skin, initial, isSelected, isChecked, today, badges } = props;
  const leavesText = formatLeavesOn(route.leaves_on, today);

  return (
    <Row data-route={route.id} aria-current={isSelected || undefined}>
      {isChecked !== undefined && (
        <Checkbox
          label={<VisuallyHidden>{`Select ${route.name}`}</VisuallyHidden>}
          checked={isChecked}
          onChange={() => props.onCheck(route.id)}
        />
      )}
      <Thumbnail
        photo={route.has_image ? imageUrls.routeThumbnail(route) : undefined}
        skin={skin}
        holdSize={28}
      />
      <Details>
        <h2>
          <HoldGlyph skin={skin} initial={initial} size={16} />
          <RouteName {...props} /> <small>{route.grade}</small>
        </h2>
        <p>
          {badges}
          {leavesText ? <LeavesText>{leavesText}</LeavesText> : <span>{formatDetails(route)}</span>}
        </p>
      </Details>
      <Sends>
        <b>{route.climb_count}</b>{" "}
        <span>{plural(route.climb_count, { one: "send", other: "sends" })}</span>
      </Sends>
      {isChecked === undefined && <RowActions {...props} />}
    </Row>
  );
}

/** A button that selects the route on the map. Plain text without a map or in the selection mode. */
function RouteName({ route, isSelected, isChecked, onSelect }: RouteRowProps) {
  const name = <span translate="no">{route.name}</span>;
  if (!onSelect || isChecked !== undefined) return name;
  return (
    <SelectButton type="button" aria-pressed={isSelected} onClick={() => onSelect(route.id)}>
      {name}
    </SelectButton>
  );
}

/** "The Slab · Lock Off, Mantle" */
const formatDetails = ({ location, style }: Route) =>
  [location, parseStyleTags(style).join(", ")].filter(Boolean).join(" · ");

const Row = styled.li`
  position: relative;
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: 76px;
  padding: 10px 16px;
  content-visibility: auto;
  contain-intrinsic-size: auto 76px;

  /* The open menu extends over the next rows. The containment of content-visibility would clip it. */
  &:focus-within {
    z-index: 1;
    content-visibility: visible;
  }

  &[aria-current] {
    background: ${color["accent-soft"]};
  }
`;

/** The whole row is clickable. The other controls are positioned above the button's area. */
const SelectButton = styled.button`
  font: inherit;
  letter-spacing: inherit;
  text-align: left;
  ${rowTarget}
`;

const Thumbnail = styled(RouteThumbnail)`
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

/** Two lines on phones and tablets, a tag on desktop. */
const Sends = styled.span`
  flex: none;
  color: ${color["text-3"]};
  font: ${typography.micro};
  font-variant-numeric: tabular-nums;
  text-align: right;

  > b {
    display: block;
    color: ${color.text};
    font-size: 0.9375rem;
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
