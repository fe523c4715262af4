import { type SQL, sql } from "drizzle-orm";

import { gyms } from "../database/schema.ts";

/** The time zone of a gym, which is UTC unless the gym has another one. */
export const gymTimeZone: SQL<string> = sql<string>`coalesce(${gyms.time_zone}, 'UTC')`;
