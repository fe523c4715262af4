import { styled } from "@topout/shared/platform";
import { color, radius, typography } from "@topout/shared/theme";
import { Check } from "@topout/shared/ui";

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
          <Chip key={style} type="button" aria-pressed={isSelected} onClick={() => onToggle(style)}>
            {isSelected && <Check size={16} strokeWidth={2.5} />}
            <span>{style}</span>
          </Chip>
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

const Chip = styled.button`
  position: relative;
  display: inline-flex;
  gap: 8px;
  align-items: center;
  min-height: 38px;
  padding: 0 14px;
  border: 1.5px solid ${color.line};
  border-radius: ${radius.full};
  background: ${color.surface};
  color: ${color["text-2"]};
  font: ${typography.label};
  font-weight: 500;
  white-space: nowrap;

  &::after {
    content: "";
    position: absolute;
    inset: -3.5px;
  }

  &[aria-pressed="true"] {
    border-color: ${color.accent};
    background: ${color["accent-soft"]};
    color: ${color["accent-text"]};
    font-weight: 640;
  }
`;
