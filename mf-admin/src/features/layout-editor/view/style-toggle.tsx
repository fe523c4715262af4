import { styled } from "@topout/shared/platform";
import { color, media, shadow, typography } from "@topout/shared/theme";
import { coveringInput } from "@topout/shared/ui";
import { useId } from "react";

import type { LineShape } from "../model/shape.ts";

interface StyleToggleProps {
  value: LineShape["style"];
  isDisabled: boolean;
  onChange: (style: LineShape["style"]) => void;
}

const OPTIONS = [
  { value: "wall", label: "Wall" },
  { value: "mat", label: "Pad" },
] as const;

/** Selects whether a line is a wall or a pad. */
export function StyleToggle({ value, isDisabled, onChange }: StyleToggleProps) {
  const name = useId();
  return (
    <Group role="radiogroup" aria-label="Style">
      {OPTIONS.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            disabled={isDisabled}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </Group>
  );
}

const Group = styled.div`
  display: flex;
  flex: none;
  padding: 3px;
  border-radius: 15px;
  background: ${color.hover};

  > label {
    position: relative;
    display: grid;
    place-items: center;
    min-width: 58px;
    min-height: 44px;
    color: ${color["text-2"]};
    font: ${typography.label};
    cursor: pointer;
  }

  input {
    ${coveringInput}
    border-radius: 12px;
  }

  input:checked {
    background: ${color.surface};
    box-shadow: ${shadow[1]};
  }

  input:focus-visible {
    border-radius: 12px;
  }

  span {
    position: relative;
    pointer-events: none;
  }

  input:checked + span {
    color: ${color.text};
  }

  ${media.forcedColors} {
    input:checked {
      border: 2px solid Highlight;
    }
  }
`;
