import { styled } from "@topout/shared/platform";
import { color, media } from "@topout/shared/theme";
import { visuallyHidden } from "@topout/shared/ui";

import { RadioGroup, Legend } from "./radio-group.ts";
import { tee, type TeeColor } from "./tee.ts";

interface ColorChoiceProps {
  value: TeeColor;
  onChange: (color: TeeColor) => void;
}

export function ColorChoice({ value, onChange }: ColorChoiceProps) {
  return (
    <RadioGroup>
      <Legend>
        Color <span>· {value.name}</span>
      </Legend>
      <Swatches>
        {tee.colors.map((teeColor) => (
          <Swatch key={teeColor.name}>
            <input
              type="radio"
              name="color"
              aria-label={teeColor.name}
              checked={teeColor === value}
              onChange={() => onChange(teeColor)}
            />
            <i style={{ background: teeColor.cloth }} />
          </Swatch>
        ))}
      </Swatches>
    </RadioGroup>
  );
}

const Swatches = styled.div`
  display: flex;
  gap: 12px;
`;

const Swatch = styled.label`
  position: relative;
  display: grid;
  width: 48px;
  height: 48px;
  padding: 4px;
  border: 2px solid ${color.line};
  border-radius: 50%;
  cursor: pointer;

  > input {
    ${visuallyHidden}
  }

  > i {
    border: 1px solid ${color["line-strong"]};
    border-radius: 50%;
    forced-color-adjust: none;
  }

  &:has(:checked) {
    border-color: ${color.text};
  }

  &:has(:focus-visible) {
    outline: 2.5px solid ${color.focus};
    outline-offset: 2px;
  }

  ${media.forcedColors} {
    &:has(:checked) {
      border-color: Highlight;
    }
  }
`;
