import type { RouteSet } from "@topout/shared/contract";

// Set dates are in UTC. In a time zone west of it, the first day of a month would show the previous month.
const month = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });

/** "November 2026", or "November 2026 · Comp" if the set has a name. */
export const formatSetTitle = ({ date, name }: Pick<RouteSet, "date" | "name">) =>
  [month.format(new Date(date)), name].filter(Boolean).join(" · ");
