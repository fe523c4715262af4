import type { Month } from "./months.ts";

const inFull = new Intl.DateTimeFormat("en-GB", { month: "long" });
const withYear = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric" });

/** "October": of twelve months in a row each name is there once. */
export const formatMonth = ({ start }: Month) => inFull.format(start);

/** "October 2026" */
export const formatMonthAndYear = ({ start }: Month) => withYear.format(start);

export const formatSendCount = (count: number) => `${count} ${count === 1 ? "send" : "sends"}`;
