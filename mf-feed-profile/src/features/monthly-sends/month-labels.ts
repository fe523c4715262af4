import type { Month } from "./months.ts";

const monthFormat = new Intl.DateTimeFormat("en-GB", { month: "long" });
const monthAndYearFormat = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric" });

/** "October". The name is unique in twelve consecutive months. */
export const formatMonth = ({ start }: Month) => monthFormat.format(start);

/** "October 2026" */
export const formatMonthAndYear = ({ start }: Month) => monthAndYearFormat.format(start);
