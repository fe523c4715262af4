import { type SQL, sql, type SQLWrapper } from "drizzle-orm";

/** Formats a timestamp in the format of the API, for JSON that PostgreSQL builds. */
export const isoTimestamp = (time: SQLWrapper): SQL<string> =>
  sql<string>`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
