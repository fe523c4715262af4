import { bigint, pgTable, text } from "drizzle-orm/pg-core";

/** The size and the checksum of stored files, with which `topout check` finds changed files. */
export const storedFiles = pgTable("stored_files", {
  /** Not a `file()`, because this table must not keep a file from being deleted. */
  key: text().primaryKey(),
  size_bytes: bigint({ mode: "number" }).notNull(),
  sha256: text().notNull(),
});
