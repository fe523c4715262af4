import type { RouteSet } from "@topout/shared/contract";
import { formatMonth } from "@topout/shared/domain";

/** "November 2026", or "November 2026 · Comp" if the set has a name. */
export const formatSetTitle = ({ date, name }: Pick<RouteSet, "date" | "name">) =>
  [formatMonth(date), name].filter(Boolean).join(" · ");
