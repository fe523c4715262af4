import { customType, integer, timestamp, uuid } from "drizzle-orm/pg-core";
import { v7 as uuidv7 } from "uuid";

/** UUIDv7, generated here because PostgreSQL has `uuidv7()` only since version 18. */
export const id = () => uuid().primaryKey().$defaultFn(uuidv7);

export const timestamptz = () => timestamp({ withTimezone: true, precision: 3, mode: "date" });

export const timestamptzNow = () => timestamptz().notNull().defaultNow();

/** Incremented by each update of the row. */
export const version = () => integer().notNull().default(1);

/** A custom type, so we can find all its columns: the nightly sweep removes files that none of them contains. */
const fileKey = customType<{ data: string }>({ dataType: () => "text" });

/** The key of a stored file, or null. */
export const file = () => fileKey();
