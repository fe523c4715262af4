import { formatDay, formatShortDay, formatTime } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { BoldValue, CalendarClock } from "@topout/shared/ui";

const EVENING_HOUR = 18;

interface LogDeadlineProps {
  deadline: Date;
  now: Date;
}

/** Says until when climbs of a stripped route can be logged, in the reader's time zone. */
export const LogDeadline = (props: LogDeadlineProps) => (
  <Note>
    <CalendarClock size={18} aria-hidden="true" />
    <span>
      <DeadlineText {...props} />
    </span>
  </Note>
);

/** On the last day, it says when the time is up. */
function DeadlineText({ deadline, now }: LogDeadlineProps) {
  const time = deadline.toISOString();
  if (formatDay(time) !== formatDay(now.toISOString())) {
    return (
      <BoldValue
        value={formatShortDay(time)}
        format={(day) => `You can log climbs until ${day}.`}
      />
    );
  }
  if (deadline.getHours() >= EVENING_HOUR) return "You can log climbs until tonight.";
  return (
    <BoldValue
      value={formatTime(time)}
      format={(timeOfDay) => `You can log climbs until ${timeOfDay}.`}
    />
  );
}

const Note = styled.p`
  display: flex;
  gap: 8px;
  align-items: center;
  margin-bottom: 10px;
  color: ${color["text-2"]};
  font: ${typography.small};

  b {
    color: ${color.text};
  }
`;
