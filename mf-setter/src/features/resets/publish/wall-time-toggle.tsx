import { useId } from "react";

import { styled } from "@topout/shared/platform";
import { color, media, shadow, typography } from "@topout/shared/theme";
import { coveringInput } from "@topout/shared/ui";

/** Before or after the publication of a reset. */
export type WallTime = "today" | "after";

const OPTIONS = [
  { value: "today", label: "Today" },
  { value: "after", label: "After" },
] as const;

interface WallTimeToggleProps {
  time: WallTime;
  onChange: (time: WallTime) => void;
}

export function WallTimeToggle({ time, onChange }: WallTimeToggleProps) {
  const name = useId();
  return (
    <Group role="radiogroup" aria-label="Wall">
      {OPTIONS.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={value === time}
            onChange={() => onChange(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </Group>
  );
}

const Group = styled.div`
  position: absolute;
  top: 20px;
  left: 20px;
  display: flex;
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
