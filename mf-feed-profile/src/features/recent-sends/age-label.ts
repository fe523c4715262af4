import { dayNumber } from "../../time/days.ts";

/** "Today", "Yesterday" or "3 days ago". What another clock dates tomorrow was sent today. */
export function ageLabel(time: string, today: number): string {
  const days = today - dayNumber(time);
  if (days <= 0) return "Today";
  return days === 1 ? "Yesterday" : `${days} days ago`;
}
