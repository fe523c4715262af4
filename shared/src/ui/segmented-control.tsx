import { styled } from "@topout/shared/platform";
import { color, media, shadow, typography } from "@topout/shared/theme";
import { useId } from "react";

import { coveringInput } from "./control-styles.ts";

interface SegmentedControlProps<Value extends string> {
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  isDisabled?: boolean;
  onChange: (value: Value) => void;
}

/** Radio buttons in one box, for two or three short options. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  isDisabled = false,
  onChange,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <Group role="radiogroup" aria-label={label}>
      {options.map((option) => (
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
  background: ${color.sunken};

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
    background: ${color.raised};
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
