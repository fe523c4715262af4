import { AnnounceDayDialog } from "../../route-writes/announce-day-dialog.tsx";
import { formatDayChange } from "../../route-writes/format-day-change.ts";
import { FailedRoutesDialog } from "./failed-routes-dialog.tsx";
import { type BulkDialogProps, useBulkChange } from "./use-bulk-change.ts";

interface AnnounceDialogProps extends BulkDialogProps {
  /** The calendar date in the time zone of the gym. */
  today: string;
}

/** Announces the day on which one or more routes leave the wall, or clears it. */
export function AnnounceDialog({ today, ...props }: AnnounceDialogProps) {
  const { initialRoutes, failure, isBusy, changeRoutes } = useBulkChange({
    ...props,
    formatTitle: (_count, { leaves_on }) => formatDayChange(leaves_on ?? null),
  });

  if (failure) return <FailedRoutesDialog {...failure} onClose={props.onClose} />;
  return (
    <AnnounceDayDialog
      today={today}
      initialDay={getCommonDay(initialRoutes)}
      canClear={initialRoutes.some(({ leaves_on }) => leaves_on !== null)}
      isBusy={isBusy}
      onChange={(day) => changeRoutes({ leaves_on: day })}
      onClose={props.onClose}
    />
  );
}

/** Empty if the routes have no day, or different ones. */
function getCommonDay(routes: BulkDialogProps["routes"]): string {
  const days = new Set(routes.map(({ leaves_on }) => leaves_on ?? ""));
  const [day = ""] = days;
  return days.size === 1 ? day : "";
}
