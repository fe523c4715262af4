import type { RouteSet } from "@topout/shared/contract";
import { formatMonth, lazy } from "@topout/shared/domain";

/** "November 2026", or "November 2026 · Comp" if the set has a name. */
export const formatSetTitle = ({ date, name }: Pick<RouteSet, "date" | "name">) =>
  [formatMonth(date), name].filter(Boolean).join(" · ");

const getShortMonthFormat = lazy(
  () => new Intl.DateTimeFormat("en-GB", { month: "short", year: "numeric", timeZone: "UTC" }),
);

/** "Nov 2026 · Comp", for narrow fields. */
export const formatShortSetTitle = ({ date, name }: Pick<RouteSet, "date" | "name">) =>
  [getShortMonthFormat().format(new Date(date)), name].filter(Boolean).join(" · ");
