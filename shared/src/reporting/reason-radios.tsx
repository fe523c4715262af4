import type { ReportReason, ReportSubjectType } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { color, radius, typography } from "@topout/shared/theme";
import { coveringInput, radioOption } from "@topout/shared/ui";

import { REASONS } from "./reasons.ts";

interface ReasonRadiosProps {
  subjectType: ReportSubjectType;
  value: ReportReason | undefined;
  onChange: (reason: ReportReason) => void;
}

export const ReasonRadios = ({ subjectType, value, onChange }: ReasonRadiosProps) => (
  <Group role="radiogroup" aria-label="Reason">
    {REASONS.map(({ reason, name, hint, routeHint }) => (
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
          {routeHint && subjectType !== "user" && <small>{routeHint}</small>}
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
  ${radioOption}
  align-items: center;
  min-height: 52px;
  padding: 7px 14px;

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

  b {
    font: ${typography.label};
  }
`;
