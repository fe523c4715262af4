import { styled } from "@topout/shared/platform";
import { color, radius, shadow } from "@topout/shared/theme";

import { MarkChip } from "./mark-chip.tsx";
import type { MarkGroup } from "./model/mark-group.ts";

interface AreaChecksProps {
  areas: readonly MarkGroup[];
  onToggle: (group: MarkGroup) => void;
}

/** The areas as checkboxes. Only the keyboard reaches them, because pointers tap the areas on the map. */
export const AreaChecks = ({ areas, onToggle }: AreaChecksProps) => (
  <Group role="group" aria-label="Areas">
    {areas.map((area) => (
      <MarkChip key={area.name} group={area} onToggle={onToggle} />
    ))}
  </Group>
);

const Group = styled.div`
  position: absolute;
  z-index: 1;
  right: 10px;
  bottom: 10px;
  left: 10px;
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding: 10px;
  background: ${color.raised};
  border-radius: ${radius.lg};
  box-shadow: ${shadow[2]};

  &:not(:focus-within) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;
