import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { HoldGlyph, IconButton, Menu, MenuItem, SlidersHorizontal } from "@topout/shared/ui";

import type { FilterControls } from "./use-filters.ts";

const STATES = [
  { state: "sent", label: "Sent" },
  { state: "attempted", label: "Attempted" },
] as const;

/** Which of the routes that one has touched are shown; on phones also the legend of the map. */
export function FilterMenu({ filters, change }: Pick<FilterControls, "filters" | "change">) {
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
          onSelect={() => change({ [state]: !filters[state] })}
          icon={<HoldGlyph skin="green" state={state} size={20} />}
        >
          {label}
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
