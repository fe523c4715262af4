import type { Reset } from "@topout/shared/contract";

import { AnnounceDayDialog } from "../../route-writes/announce-day-dialog.tsx";
import { formatDayChange } from "../../route-writes/format-day-change.ts";
import { useChangeReset } from "./use-change-reset.ts";

interface AnnounceResetDialogProps {
  reset: Reset;
  /** The calendar date in the time zone of the gym. */
  today: string;
  onClose: () => void;
}

/** Announces the day of a reset on all routes that come down. */
export function AnnounceResetDialog({ reset, today, onClose }: AnnounceResetDialogProps) {
  const { changeReset, isBusy } = useChangeReset({
    formatTitle: ({ leaves_on }) => formatDayChange(leaves_on ?? null),
    onClose,
  });

  return (
    <AnnounceDayDialog
      today={today}
      initialDay={reset.leaves_on ?? ""}
      canClear={reset.leaves_on !== null}
      isBusy={isBusy}
      onChange={(day) => changeReset({ id: reset.id, leaves_on: day })}
      onClose={onClose}
    />
  );
}
