import type { Month } from "./months.ts";

const monthFormat = new Intl.DateTimeFormat("en-GB", { month: "long" });
const monthAndYearFormat = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric" });

/** "October". Twelve consecutive months never repeat a name. */
export const formatMonth = ({ start }: Month) => monthFormat.format(start);

/** "October 2026" */
export const formatMonthAndYear = ({ start }: Month) => monthAndYearFormat.format(start);
