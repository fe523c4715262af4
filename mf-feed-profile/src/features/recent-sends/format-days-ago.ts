import { toDayNumber } from "../../time/days.ts";

/** "Today", "Yesterday" or "3 days ago". What another clock dates tomorrow was sent today. */
export function formatDaysAgo(time: string, today: number): string {
  const days = today - toDayNumber(time);
  if (days <= 0) return "Today";
  return days === 1 ? "Yesterday" : `${days} days ago`;
}
