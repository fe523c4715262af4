import { type ReactNode, useId, useMemo } from "react";

import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";

import { type FieldControl, FieldControlContext } from "./field-control.ts";
import { CircleAlert } from "./screen-icons.ts";

interface FieldProps {
  label: string;
  /** Lighter text after the label, such as "Optional". */
  note?: string;
  /** A link at the end of the label's line. */
  aside?: ReactNode;
  hint?: string | undefined;
  error?: string | undefined;
  /** The length and its limit, such as "10 / 40", at the end of the line of the hint or the error. */
  count?: string;
  /** One form control, such as `TextInput`. It reads its attributes from the context. */
  children: ReactNode;
}

export function Field({ label, note, aside, hint, error, count, children }: FieldProps) {
  const id = useId();
  const message = error ?? hint;
  const control = useMemo(
    (): FieldControl => ({
      id,
      ...(message !== undefined && { "aria-describedby": `${id}-message` }),
      ...(error !== undefined && { "aria-invalid": true }),
    }),
    [id, message, error],
  );

  return (
    <Stack>
      <Line>
        <label htmlFor={id}>
          <span>{`${label} `}</span>
          {note && <Note>{note}</Note>}
        </label>
        {aside}
      </Line>
      <FieldControlContext value={control}>{children}</FieldControlContext>
      {message !== undefined && (
        <Message id={`${id}-message`} data-tone={error === undefined ? "hint" : "error"}>
          <CircleAlert size={16} />
          <span>{message}</span>
          {count !== undefined && <Count>{count}</Count>}
        </Message>
      )}
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  align-content: start;
  gap: 6px;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 12px;

  > label {
    font: ${typography.label};
  }

  /* 44 px high for touch. The negative margins keep the line at the label's height. */
  > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    margin-block: -11px -8px;
    font: ${typography.small};
    font-weight: 620;
  }
`;

const Note = styled.span`
  color: ${color["text-3"]};
  font-weight: 450;
`;

const Message = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 6px;
  color: ${color["text-3"]};
  font: ${typography.small};

  > svg {
    flex: none;
    margin-top: 1px;
  }

  &[data-tone="hint"] > svg {
    display: none;
  }

  &[data-tone="error"] {
    color: ${color["danger-text"]};
    font-weight: 560;
  }
`;

const Count = styled.span`
  flex: none;
  margin-left: auto;
  font-variant-numeric: tabular-nums;
`;
