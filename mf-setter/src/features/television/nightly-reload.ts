/**
 * The times of the night at which a television reloads, the last one first. The service worker stores a new release after
 * the first reload, and the second one runs it.
 */
const RELOAD_TIMES = ["04:10", "04:00"];
const END_OF_NIGHT = "05:00";

interface Times {
  /** When the page was loaded, and now, as "2026-11-26 18:42" in the time zone of the gym. */
  readonly loadedAt: string;
  readonly now: string;
}

/** Whether one of the times has passed since the page was loaded, and the night is not over. */
export function isReloadDue({ loadedAt, now }: Times): boolean {
  const [date = "", time = ""] = now.split(" ");
  const lastReload = RELOAD_TIMES.find((reload) => reload <= time);
  if (lastReload === undefined || time >= END_OF_NIGHT) return false;
  return loadedAt < `${date} ${lastReload}`;
}
