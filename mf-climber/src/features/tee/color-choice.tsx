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
        Color <span>{`· ${value.name}`}</span>
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
            <span>
              <i style={{ background: teeColor.cloth }} />
            </span>
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

/* The input precedes what shows its state, because Firefox 115 has no :has(). */
const Swatch = styled.label`
  position: relative;
  cursor: pointer;

  > input {
    ${visuallyHidden}
  }

  > span {
    display: grid;
    width: 48px;
    height: 48px;
    padding: 4px;
    border: 2px solid ${color.line};
    border-radius: 50%;
  }

  i {
    border: 1px solid ${color["line-strong"]};
    border-radius: 50%;
    forced-color-adjust: none;
  }

  > input:checked + span {
    border-color: ${color.text};
  }

  > input:focus-visible + span {
    outline: 2.5px solid ${color.focus};
    outline-offset: 2px;
  }

  ${media.forcedColors} {
    > input:checked + span {
      border-color: Highlight;
    }
  }
`;
