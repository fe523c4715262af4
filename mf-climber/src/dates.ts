const month = new Intl.DateTimeFormat("en-GB", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});
const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" });

/** "November 2026": a set's month is the one it was dated with, wherever it is read. */
export const formatMonth = (timestamp: string) => month.format(new Date(timestamp));

/** "20 Nov 2026", as the reader's own calendar has it. */
export const formatDay = (timestamp: string) => day.format(new Date(timestamp));
