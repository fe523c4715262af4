import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { CalendarClock } from "@topout/shared/ui";

import { formatLogDeadline } from "./format-log-deadline.ts";

interface LogDeadlineProps {
  deadline: Date;
  now: Date;
}

/** Says until when climbs of a stripped route can be logged. */
export const LogDeadline = ({ deadline, now }: LogDeadlineProps) => (
  <Note>
    <CalendarClock size={18} aria-hidden="true" />
    <span>{formatLogDeadline(deadline, now)}</span>
  </Note>
);

const Note = styled.p`
  display: flex;
  gap: 8px;
  align-items: center;
  margin-bottom: 10px;
  color: ${color["text-2"]};
  font: ${typography.small};
`;
