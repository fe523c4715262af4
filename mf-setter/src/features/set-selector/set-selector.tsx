import type { RouteSet } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { color, media, radius, typography } from "@topout/shared/theme";
import { Badge, Calendar, ChevronDown, Menu, MenuItem, VisuallyHidden } from "@topout/shared/ui";

import { formatSetTitle } from "../../route-writes/format-set-title.ts";

interface SetSelectorProps {
  /** The sets of a circuit, newest first. */
  sets: readonly RouteSet[];
  currentSetId: string | undefined;
  selectedSet: RouteSet;
  onSelect: (set: RouteSet) => void;
}

/** Selects one of the circuit's sets. */
export function SetSelector({ sets, currentSetId, selectedSet, onSelect }: SetSelectorProps) {
  return (
    <Wrapper>
      <Menu
        label="Set"
        trigger={(props) => (
          <Trigger type="button" {...props}>
            <Calendar size={19} />
            <VisuallyHidden>Set: </VisuallyHidden>
            <b>{formatSetTitle(selectedSet)}</b>
            {selectedSet.id === currentSetId && <Badge tone="accent">Current</Badge>}
            <ChevronDown size={20} />
          </Trigger>
        )}
      >
        {sets.map((set) => (
          <MenuItem
            key={set.id}
            kind="radio"
            checked={set.id === selectedSet.id}
            onSelect={() => onSelect(set)}
          >
            <span>{`${formatSetTitle(set)} `}</span>
            {set.id === currentSetId && <Badge tone="accent">Current</Badge>}
          </MenuItem>
        ))}
      </Menu>
    </Wrapper>
  );
}

const Wrapper = styled.div`
  > span,
  [role="menu"] {
    width: 100%;
  }

  ${media.desktop} {
    width: 290px;
  }
`;

const Trigger = styled.button`
  container-type: inline-size;
  display: flex;
  gap: 8px;
  align-items: center;
  width: 100%;
  min-height: 48px;
  padding: 4px 12px;
  border: 1.5px solid ${color["line-strong"]};
  border-radius: ${radius.md};
  background: ${color.surface};

  > b {
    display: -webkit-box;
    overflow: hidden;
    font: ${typography.body};
    font-size: 1rem;
    text-align: left;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  > svg {
    flex: none;
    color: ${color["text-3"]};
  }

  > svg:last-child {
    margin-left: auto;
  }

  /* On a narrow phone the month needs the space. */
  @container (max-width: 240px) {
    > svg:first-child {
      display: none;
    }
  }
`;
