const UNITS = [
  { unit: "day", ms: 86_400_000 },
  { unit: "hour", ms: 3_600_000 },
  { unit: "minute", ms: 60_000 },
] as const;

const WEEK_MS = 7 * 86_400_000;

const relative = new Intl.RelativeTimeFormat("en-GB");
const date = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" });

/** "2 hours ago"; from a week on the day itself. A clock that runs behind the server's sees "just now". */
export function formatTimeAgo(time: string, now: number): string {
  const age = now - Date.parse(time);
  if (age >= WEEK_MS) return date.format(new Date(time));
  const step = UNITS.find(({ ms }) => age >= ms);
  return step ? relative.format(-Math.floor(age / step.ms), step.unit) : "just now";
}
