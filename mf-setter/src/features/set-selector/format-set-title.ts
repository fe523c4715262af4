import type { RouteSet } from "@topout/shared/contract";

// In UTC, as the date was meant: west of it the first of a month would be the month before.
const month = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });

/** "November 2026", with its own name where a setter gave it one. */
export const formatSetTitle = ({ date, name }: Pick<RouteSet, "date" | "name">) =>
  [month.format(new Date(date)), name].filter(Boolean).join(" · ");
