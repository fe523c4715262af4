import { type SQL, sql, type SQLWrapper } from "drizzle-orm";

/** A moment as the wire spells it, where the database writes the JSON. */
export const iso = (time: SQLWrapper): SQL<string> =>
  sql<string>`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
