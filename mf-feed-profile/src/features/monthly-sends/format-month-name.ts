import type { Month } from "./months.ts";

const monthFormat = new Intl.DateTimeFormat("en-GB", { month: "long", timeZone: "UTC" });

/** "October". The name is unique in twelve consecutive months. */
export const formatMonthName = ({ month }: Month) => monthFormat.format(new Date(month));
