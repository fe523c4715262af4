import { customType, integer, timestamp, uuid } from "drizzle-orm/pg-core";
import { v7 as uuidv7 } from "uuid";

/** UUIDv7, made here: PostgreSQL has the function from 18 on only. */
export const id = () => uuid().primaryKey().$defaultFn(uuidv7);

export const moment = () => timestamp({ withTimezone: true, precision: 3, mode: "date" });

export const now = () => moment().notNull().defaultNow();

/** Grows with every change of its row. */
export const version = () => integer().notNull().default(1);

/** A type of its own, so that all columns of it can be found: a file that none of them names is swept away. */
const fileKey = customType<{ data: string }>({ dataType: () => "text" });

/** The key of a stored file; null where there is none. */
export const file = () => fileKey();
