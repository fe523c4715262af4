import { type ReactNode, useId } from "react";

import { styled } from "@topout/shared/platform";
import { color, media, typography } from "@topout/shared/theme";
import { coveringInput } from "@topout/shared/ui";

import type { SheetFormat } from "../model/sheet.ts";
import { PosterIcon, RollIcon, SheetIcon } from "./format-icons.tsx";

interface FormatPickerProps {
  format: SheetFormat;
  onChange: (format: SheetFormat) => void;
}

interface Option {
  readonly format: SheetFormat;
  readonly name: string;
  readonly hint: string;
  readonly icon: ReactNode;
}

const OPTIONS: readonly Option[] = [
  { format: "a4", name: "A4, 3 × 8", hint: "24 labels of 70 × 37 mm", icon: <SheetIcon /> },
  { format: "a6", name: "A6 poster", hint: "one on each page", icon: <PosterIcon /> },
  { format: "roll", name: "62 mm roll", hint: "label printer", icon: <RollIcon /> },
];

export function FormatPicker({ format, onChange }: FormatPickerProps) {
  const id = useId();
  return (
    <Stack>
      <span id={id}>Format</span>
      <Options role="radiogroup" aria-labelledby={id}>
        {OPTIONS.map((option) => (
          <label key={option.format}>
            <input
              type="radio"
              name={id}
              checked={option.format === format}
              onChange={() => onChange(option.format)}
            />
            {option.icon}
            <b>{option.name}</b>
            <small>{option.hint}</small>
          </label>
        ))}
      </Options>
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: 8px;

  > span {
    font: ${typography.label};
  }
`;

const Options = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 10px;

  > label {
    position: relative;
    display: grid;
    gap: 6px;
    align-content: start;
    justify-items: center;
    padding: 12px 6px 10px;
    text-align: center;
    cursor: pointer;
  }

  input {
    ${coveringInput}
    border: 1.5px solid ${color.line};
    border-radius: 16px;
    background: ${color.surface};
  }

  input:checked {
    border-color: ${color.accent};
    background: ${color["accent-soft"]};
  }

  input ~ * {
    position: relative;
    pointer-events: none;
  }

  svg {
    fill: none;
    stroke: ${color["text-2"]};
    stroke-width: 1.6;
    stroke-linejoin: round;
  }

  input:checked ~ svg {
    stroke: ${color["accent-text"]};
  }

  b {
    font: ${typography.label};
  }

  small {
    color: ${color["text-2"]};
    font: ${typography.micro};
    font-weight: 500;
  }

  ${media.forcedColors} {
    input:checked {
      border: 3px solid Highlight;
    }
  }
`;
