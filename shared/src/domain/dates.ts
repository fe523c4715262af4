const monthFormat = new Intl.DateTimeFormat("en-GB", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});
const dayFormat = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
});

const timeFormat = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });

/** "November 2026", in UTC: the month of a set's date must not depend on the reader's time zone. */
export const formatMonth = (timestamp: string): string => monthFormat.format(new Date(timestamp));

/** "20 Nov 2026", in the reader's time zone. */
export const formatDay = (timestamp: string): string => dayFormat.format(new Date(timestamp));

/** "18:05", in the reader's time zone. */
export const formatTime = (timestamp: string): string => timeFormat.format(new Date(timestamp));
