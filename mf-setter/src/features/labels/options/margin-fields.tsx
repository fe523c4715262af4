import { useId } from "react";

import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Field, TextInput } from "@topout/shared/ui";

import { parseMargin } from "../model/margins.ts";

interface MarginFieldsProps {
  /** As the user typed them. */
  marginX: string;
  marginY: string;
  /** Why these margins leave no space for labels. */
  error: string | undefined;
  onChange: (change: { marginX: string } | { marginY: string }) => void;
}

/** The blank edges of the page. */
export function MarginFields({ marginX, marginY, error, onChange }: MarginFieldsProps) {
  const id = useId();
  const hintId = useId();
  return (
    <Group role="group" aria-labelledby={id} aria-describedby={hintId}>
      <span id={id}>Margins in mm</span>
      <Fields>
        <MarginField
          label="Left and right"
          value={marginX}
          onChange={(value) => onChange({ marginX: value })}
        />
        <MarginField
          label="Top and bottom"
          value={marginY}
          onChange={(value) => onChange({ marginY: value })}
        />
      </Fields>
      <p id={hintId}>Print at 100%. If the printer cuts off the edge, enter its blank edge here.</p>
      {error !== undefined && <p role="alert">{error}</p>}
    </Group>
  );
}

interface MarginFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function MarginField({ label, value, onChange }: MarginFieldProps) {
  const isValid = parseMargin(value || "0") !== undefined;
  return (
    <Field label={label} error={isValid ? undefined : "Enter 0 to 50, such as 4.5."}>
      <TextInput
        inputMode="decimal"
        maxLength={5}
        placeholder="0"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

const Group = styled.div`
  display: grid;
  gap: 8px;

  > span {
    font: ${typography.label};
  }

  > p {
    color: ${color["text-2"]};
    font: ${typography.small};
  }

  > [role="alert"] {
    color: ${color["danger-text"]};
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 10px;
`;
