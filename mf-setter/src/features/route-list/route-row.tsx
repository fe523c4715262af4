import { imageUrls } from "@topout/shared/api";
import type { Route } from "@topout/shared/contract";
import { pluralize, parseStyleTags } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { color, media, tracking, typography, type Skin } from "@topout/shared/theme";
import {
  Checkbox,
  HoldGlyph,
  IconButton,
  Pencil,
  RouteThumbnail,
  Trash2,
  VisuallyHidden,
} from "@topout/shared/ui";

interface RouteRowProps {
  route: Route;
  skin: Skin;
  initial: string | undefined;
  isSelected: boolean;
  /** Selects the route on the map. Undefined without a map. */
  onSelect: ((routeId: string) => void) | undefined;
  /** Whether the route is checked for a bulk edit. Undefined outside the selection mode. */
  isChecked: boolean | undefined;
  onCheck: (routeId: string) => void;
  onEdit: (routeId: string) => void;
  onDelete: (routeId: string) => void;
}

export function RouteRow(props: RouteRowProps) {
  const { route, skin, initial, isSelected, isChecked } = props;

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
        <p>{formatDetails(route)}</p>
      </Details>
      <Sends>
        <b>{route.climb_count}</b>
        <span>{` ${pluralize(route.climb_count, "send")}`}</span>
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

function RowActions({ route, onEdit, onDelete }: RouteRowProps) {
  return (
    <Actions>
      <IconButton label={`Edit ${route.name}`} onClick={() => onEdit(route.id)}>
        <Pencil size={20} />
      </IconButton>
      <IconButton
        label={`Delete ${route.name}`}
        variant="danger"
        onClick={() => onDelete(route.id)}
      >
        <Trash2 size={20} />
      </IconButton>
    </Actions>
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

  &[aria-current] {
    background: ${color["accent-soft"]};
  }
`;

/** The whole row is clickable. The other controls are positioned above the button's area. */
const SelectButton = styled.button`
  font: inherit;
  letter-spacing: inherit;
  text-align: left;

  &::after {
    content: "";
    position: absolute;
    inset: 0;
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 2.5px solid ${color.focus};
    outline-offset: -3px;
  }
`;

const Actions = styled.div`
  position: relative;
  display: flex;
  flex: none;
  margin-right: -10px;
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
