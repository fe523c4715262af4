import * as z from "zod/mini";

import { endpoint, input } from "./endpoint.ts";
import { Code, Id, Timestamp } from "./fields.ts";
import type { InsightsQuery } from "./requests/insights.ts";

/** Of the first sends since the day of the query. Null for fewer than three climbers with such a send. */
const tries = {
  /** Between 0 and 1. */
  flash_rate: z.nullable(z.number()),
  tries_per_send: z.nullable(z.number()),
};

const RouteInsights = z.extend(z.object(tries), {
  route: Id,
  /** Since the day of the query. */
  sends: z.int(),
  /** Who logged a climb since the day of the query. Null for fewer than three. */
  climbers: z.nullable(z.int()),
  /** From the day on which the route went up. Null for fewer than three climbers who have sent it. */
  first_send_days: z.nullable(z.number()),
  /** The time of the last climb. Null for fewer than three climbers. */
  last_touched: z.nullable(Timestamp),
  /** Whether the route has been up for 14 days, without a climb in the last 14 days. */
  is_untouched: z.boolean(),
});

/** A grade of the scale of the gym. */
const GradeInsights = z.extend(z.object(tries), {
  grade: z.string(),
  /** A route with a range of grades counts once, in the middle of the range. */
  routes: z.int(),
  /** How many routes the setters want. Null if they have not said so. */
  target: z.nullable(z.int()),
});

const AreaInsights = z.object({
  /** Null for an area without a code, and in responses of version 1.0. Remove the default in 1.2.0. */
  code: z._default(z.nullable(Code), null),
  name: z.string(),
  /** Full weeks since at least half of the routes of the area have been up. Null without routes. */
  reset_weeks: z.nullable(z.int()),
  routes: z.int(),
});

const TotalInsights = z.extend(z.object(tries), {
  routes: z.int(),
  climbers: z.nullable(z.int()),
  /** The median of the routes with a send. */
  first_send_days: z.nullable(z.number()),
  untouched: z.int(),
});

/** What the climbs say about the routes on the wall of a gym. No figure describes fewer than three climbers. */
export const Insights = z.object({
  routes: z.array(RouteInsights),
  /** Easiest first. Empty if the gym has no grade scale. */
  pyramid: z.array(GradeInsights),
  areas: z.array(AreaInsights),
  total: TotalInsights,
});
export type Insights = z.infer<typeof Insights>;

export const insights = {
  ofGym: endpoint({
    method: "GET",
    path: "/gyms/{gym_id}/insights",
    query: input<InsightsQuery>(),
    response: Insights,
  }),
};
