import { plural } from "@topout/shared/domain";

import { toDayNumber } from "../../time/days.ts";

/** "Today", "Yesterday" or "3 days ago". A future date shows "Today", because clocks differ between devices. */
export function formatDaysAgo(time: string, today: number): string {
  const days = today - toDayNumber(time);
  if (days <= 0) return "Today";
  if (days === 1) return "Yesterday";
  return plural(days, { one: "1 day ago", other: `${days} days ago` });
}
