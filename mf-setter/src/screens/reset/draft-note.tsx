import { useState } from "react";

import type { Gym, Reset } from "@topout/shared/contract";
import { formatWeekday, getDate, getLastDay } from "@topout/shared/domain";
import { IconButton, Pencil, useMinute } from "@topout/shared/ui";

import { RenameDialog } from "../../features/resets/rename-dialog.tsx";

/** "Leaves Tue 1 Dec, saved as a draft" */
export function DraftNote({ gym, reset }: { gym: Gym; reset: Reset }) {
  const today = getDate(new Date(useMinute()), gym.time_zone);
  const lastDay = getLastDay(reset.leaves_on, today);
  return lastDay
    ? `Leaves ${formatWeekday(lastDay.date)}, saved as a draft`
    : "Reset, saved as a draft";
}

export function RenameButton({ reset }: { reset: Reset }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton label="Rename" onClick={() => setIsOpen(true)}>
        <Pencil size={18} />
      </IconButton>
      {isOpen && <RenameDialog reset={reset} onClose={() => setIsOpen(false)} />}
    </>
  );
}
