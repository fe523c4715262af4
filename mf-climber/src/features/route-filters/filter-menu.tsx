import type { RouteMark } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import {
  HoldGlyph,
  IconButton,
  LogIn,
  MARKS,
  MarkGlyph,
  Menu,
  MenuItem,
  SlidersHorizontal,
} from "@topout/shared/ui";

import type { FilterControls } from "./use-filters.ts";

const STATES = [
  { state: "sent", label: "Sent" },
  { state: "attempted", label: "Attempted" },
] as const;

interface FilterMenuProps {
  controls: FilterControls;
  /** The marks that routes of the gym have. */
  marks: readonly RouteMark[];
  /** Set for visitors, who have no climbs to filter by. */
  onLogIn: (() => void) | undefined;
}

/** Filters routes by the user's climbs and by marks. On phones and tablets, it is also the legend of the map. */
export function FilterMenu({ controls, marks, onLogIn }: FilterMenuProps) {
  const { filters, change, toggleMark } = controls;
  return (
    <Menu
      label="Filter"
      trigger={(props) => (
        <IconButton {...props} label="Filter" variant="solid">
          <SlidersHorizontal size={20} aria-hidden="true" />
        </IconButton>
      )}
    >
      <Heading>Show on map and list</Heading>
      {STATES.map(({ state, label }) => (
        <MenuItem
          key={state}
          kind="check"
          checked={filters[state]}
          isDisabled={onLogIn !== undefined}
          onSelect={() => change({ [state]: !filters[state] })}
          icon={<HoldGlyph skin="green" state={state} size={20} />}
        >
          {label}
        </MenuItem>
      ))}
      {onLogIn && (
        <MenuItem onSelect={onLogIn} icon={<LogIn size={20} aria-hidden="true" />}>
          Log in to use these filters
        </MenuItem>
      )}
      {marks.length > 0 && <Heading>Show only</Heading>}
      {marks.map((mark) => (
        <MenuItem
          key={mark}
          kind="check"
          checked={filters.marks.includes(mark)}
          onSelect={() => toggleMark(mark)}
          icon={<MarkGlyph mark={mark} size={20} />}
        >
          {MARKS[mark].label}
        </MenuItem>
      ))}
    </Menu>
  );
}

const Heading = styled.p`
  padding: 10px 12px 4px;
  color: ${color["text-3"]};
  font: ${typography.micro};
`;
