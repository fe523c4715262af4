import type { LastDay } from "./format-leaves-on.ts";

/** What a mark says about a route: it is new, or it leaves. In the order in which they are shown. */
export const ROUTE_MARKS = ["new", "leaving"] as const;

export type RouteMark = (typeof ROUTE_MARKS)[number];

/** Whether the route was put up later. False if the time is unknown. */
export const isNewRoute = (publishedAt: string | null, newSince: Date | null): boolean =>
  publishedAt !== null && newSince !== null && new Date(publishedAt) > newSince;

interface MarkedRoute {
  readonly isNew: boolean;
  readonly lastDay: LastDay | undefined;
}

export const getMarks = ({ isNew, lastDay }: MarkedRoute): readonly RouteMark[] =>
  ROUTE_MARKS.filter((mark) => (mark === "new" ? isNew : lastDay));
