import { useState } from "react";

import type { Gym, Reset } from "@topout/shared/contract";
import { formatLeavesOn, formatWeekday, getDate } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { color, radius, typography } from "@topout/shared/theme";
import { Button, Calendar, useMinute } from "@topout/shared/ui";

import { AnnounceResetDialog } from "./announce-reset-dialog.tsx";

/** The announced day of a reset, and how to change it. */
export function Announcement({ gym, reset }: { gym: Gym; reset: Reset }) {
  const [isOpen, setIsOpen] = useState(false);
  const today = getDate(new Date(useMinute()), gym.time_zone);
  const { leaves_on: day } = reset;
  const leavesText = formatLeavesOn(day, today);

  return (
    <Box>
      <Calendar size={22} />
      <p>
        <b>{day === null ? "Announce a day" : `Announced for ${formatWeekday(day)}`}</b>
        {leavesText && <small>{`Climbers see “${leavesText}”`}</small>}
      </p>
      <Button variant="ghost" onClick={() => setIsOpen(true)}>
        {day === null ? "Pick a day" : "Change"}
      </Button>
      {isOpen && (
        <AnnounceResetDialog reset={reset} today={today} onClose={() => setIsOpen(false)} />
      )}
    </Box>
  );
}

const Box = styled.section`
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: 56px;
  margin-top: 8px;
  padding: 5px 4px 5px 14px;
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  background: ${color.surface};

  > svg {
    flex: none;
    color: ${color["text-2"]};
  }

  > p {
    flex: 1;
    min-width: 0;
  }

  b {
    display: block;
    font: ${typography.label};
  }

  small {
    display: block;
    color: ${color["text-2"]};
    font: ${typography.small};
  }
`;
