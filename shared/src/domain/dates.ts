const month = new Intl.DateTimeFormat("en-GB", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});
const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" });

/** "November 2026", in UTC: the month of a set's date must not depend on the reader's time zone. */
export const formatMonth = (timestamp: string): string => month.format(new Date(timestamp));

/** "20 Nov 2026", in the reader's time zone. */
export const formatDay = (timestamp: string): string => day.format(new Date(timestamp));
