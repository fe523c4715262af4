import type { Month } from "./months.ts";

const monthFormat = new Intl.DateTimeFormat("en-GB", { month: "long", timeZone: "UTC" });
const monthAndYearFormat = new Intl.DateTimeFormat("en-GB", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** "October". The name is unique in twelve consecutive months. */
export const formatMonth = ({ month }: Month) => monthFormat.format(new Date(month));

/** "October 2026" */
export const formatMonthAndYear = ({ month }: Month) => monthAndYearFormat.format(new Date(month));
