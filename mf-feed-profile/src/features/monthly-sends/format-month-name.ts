import { lazy } from "@topout/shared/domain";

import type { Month } from "./months.ts";

const getMonthFormat = lazy(
  () => new Intl.DateTimeFormat("en-GB", { month: "long", timeZone: "UTC" }),
);

/** "October". The name is unique in twelve consecutive months. */
export const formatMonthName = ({ month }: Month) => getMonthFormat().format(new Date(month));
