import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  customType,
  index,
  type IndexColumn,
  integer,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { v7 as uuidv7 } from "uuid";

/** A UUIDv7. Node generates it, because PostgreSQL has `uuidv7()` only since version 18. */
export const id = () => uuid().primaryKey().$defaultFn(uuidv7);

/** The id of the row that this row belongs to, and is deleted with. */
export const parentId = (column: () => AnyPgColumn) =>
  uuid().notNull().references(column, { onDelete: "cascade" });

/** The id of a row that the row belongs to through others. A trigger derives it, so inserts leave it out. */
export const derivedId = () =>
  uuid()
    .notNull()
    .$defaultFn(() => sql`default`);

/** The name of the column is only necessary if the property has another one. */
export const timestamptz = (column = "") =>
  timestamp(column, { withTimezone: true, precision: 3, mode: "date" });

export const timestamptzNow = () => timestamptz().notNull().defaultNow();

/** Each update of the row increments the version. */
export const version = () => integer().notNull().default(1);

/** A custom type marks the columns with file keys. The nightly sweep removes files that are in none of them. */
const fileKey = customType<{ data: string }>({ dataType: () => "text" });

/** The key of a stored file, or null. The column needs a `fileIndex`. */
export const file = () => fileKey();

/** An index of a column with file keys. A file is deleted only if none of these columns contains its key. */
export const fileIndex = (name: string, column: IndexColumn) =>
  index(name)
    .on(column)
    .where(sql`${column} is not null`)
    .concurrently();
