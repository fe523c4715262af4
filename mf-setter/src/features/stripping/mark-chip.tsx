import { styled } from "@topout/shared/platform";
import { color, radius, type Skin, typography } from "@topout/shared/theme";
import { HoldGlyph } from "@topout/shared/ui";

import { DownGlyph } from "../../reset-map/down-glyph.tsx";
import { formatShare, getChecked, isWhole, type MarkGroup } from "./model/mark-group.ts";

interface MarkChipProps {
  group: MarkGroup;
  skin?: Skin;
  initial?: string | undefined;
  onToggle: (group: MarkGroup) => void;
}

/** A checkbox that marks all routes of a group, with how many of them come down. */
export const MarkChip = ({ group, skin, initial, onToggle }: MarkChipProps) => (
  <Pill
    type="button"
    role="checkbox"
    aria-checked={getChecked(group)}
    data-circuit={skin}
    onClick={() => onToggle(group)}
  >
    {skin &&
      (isWhole(group) ? <DownGlyph skin={skin} /> : <HoldGlyph skin={skin} initial={initial} />)}
    <b>{group.name}</b>
    <span>{formatShare(group)}</span>
  </Pill>
);

const Pill = styled.button`
  position: relative;
  display: inline-flex;
  flex: none;
  gap: 7px;
  align-items: center;
  min-height: 40px;
  padding: 0 14px;
  border: 1.5px solid ${color.line};
  border-radius: ${radius.full};
  background: ${color.surface};
  font: ${typography.label};
  white-space: nowrap;

  /* The target has 44 px. */
  &::after {
    content: "";
    position: absolute;
    inset: -3.5px;
  }

  > b {
    font-weight: inherit;
  }

  > span:last-child {
    color: ${color["text-2"]};
    font-variant-numeric: tabular-nums;
  }

  &[aria-checked="mixed"] {
    border-color: var(--c-edge, ${color.text});
  }

  &[aria-checked="true"] {
    background: var(--c-tint, ${color["accent-soft"]});
    border-color: var(--c-edge, ${color.accent});
  }
`;
