const DAYS = 7;

/** The time after which a route is new for visitors. `today` is the calendar date in the time zone of the gym. */
export function getVisitorNewSince(today: string): Date {
  const date = new Date(today);
  date.setUTCDate(date.getUTCDate() - DAYS);
  return date;
}
