import type { ReportReason } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { color, radius, typography } from "@topout/shared/theme";
import { coveringInput } from "@topout/shared/ui";

import { REASONS } from "./reasons.ts";

interface ReasonRadiosProps {
  value: ReportReason | undefined;
  onChange: (reason: ReportReason) => void;
}

export const ReasonRadios = ({ value, onChange }: ReasonRadiosProps) => (
  <Group role="radiogroup" aria-label="Reason">
    {REASONS.map(({ reason, name, hint }) => (
      <Option key={reason}>
        <input
          type="radio"
          name="reason"
          required
          checked={reason === value}
          onChange={() => onChange(reason)}
        />
        <i aria-hidden="true" />
        <span>
          <b>{name}</b>
          {hint && <small>{hint}</small>}
        </span>
      </Option>
    ))}
  </Group>
);

const Group = styled.div`
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  background: ${color.surface};
`;

const Option = styled.label`
  position: relative;
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: 52px;
  padding: 7px 14px;
  cursor: pointer;

  & + & {
    border-top: 1px solid ${color.line};
  }

  > input {
    ${coveringInput}
    border-radius: ${radius.lg};
  }

  > input:focus-visible {
    outline-offset: -3px;
  }

  > i {
    position: relative;
    flex: none;
    width: 24px;
    height: 24px;
    border: 2px solid ${color["line-strong"]};
    border-radius: 50%;
    background: ${color.surface};
    pointer-events: none;
  }

  > input:checked + i {
    border: 7px solid ${color.accent};
  }

  > span {
    position: relative;
    pointer-events: none;
  }

  b {
    display: block;
    font: ${typography.label};
  }

  small {
    color: ${color["text-2"]};
    font: ${typography.small};
  }
`;
