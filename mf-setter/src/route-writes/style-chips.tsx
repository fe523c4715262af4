import { styled } from "@topout/shared/platform";
import { Check } from "@topout/shared/ui";

import { ToggleChip } from "../styles/toggle-chip.ts";

interface StyleChipsProps {
  styles: readonly string[];
  selected: readonly string[];
  onToggle: (style: string) => void;
}

/** Toggle buttons for the styles of a route. A selected style has a check mark. */
export function StyleChips({ styles, selected, onToggle }: StyleChipsProps) {
  return (
    <Row>
      {styles.map((style) => {
        const isSelected = selected.includes(style);
        return (
          <ToggleChip
            key={style}
            type="button"
            aria-pressed={isSelected}
            onClick={() => onToggle(style)}
          >
            {isSelected && <Check size={16} strokeWidth={2.5} />}
            <span>{style}</span>
          </ToggleChip>
        );
      })}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 7px;
`;
