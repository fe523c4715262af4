import * as z from "zod";

/**
 * An archive is a tar: HEAD, then one `database/<table>.copy.gz` for each table in the order in which they can be
 * loaded, `jobs.json`, `files/<key>` for each stored file, and TAIL.
 */
export const HEAD = "topout.json";
export const JOBS = "jobs.json";
export const TAIL = "checksums.json";

export const tableEntry = (table: string): string => `database/${table}.copy.gz`;
export const fileEntry = (key: string): string => `files/${key}`;

/** The table or the key that an entry is about, with which of the two it is. */
export function subjectOf(name: string): { readonly table?: string; readonly key?: string } {
  const table = /^database\/(.+)\.copy\.gz$/.exec(name)?.[1];
  if (table !== undefined) return { table };
  const key = /^files\/(.+)$/.exec(name)?.[1];
  return key === undefined ? {} : { key };
}

/** What kind of archive this is, and what it takes to read it. */
export const Head = z.object({
  format: z.literal(1),
  /** With the stored files, or the database alone. */
  kind: z.enum(["backup", "database"]),
  made: z.iso.datetime(),
  /** The version of the program that made it. */
  program: z.string(),
  /** How many migrations its tables have been through. */
  level: z.int().positive(),
});
export type Head = z.infer<typeof Head>;

/** What was in a table: enough to find out whether another one holds the same. */
export const TableSum = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.int().nonnegative(),
  /** Of its rows as COPY writes them, in the order of the primary key. */
  sha256: z.string(),
});
export type TableSum = z.infer<typeof TableSum>;

/** What is in an archive. */
export const Sums = z.object({
  tables: z.array(TableSum),
  jobs: z.int().nonnegative(),
  files: z.object({
    count: z.int().nonnegative(),
    bytes: z.int().nonnegative(),
    /** Named by a row, and not in the storage. */
    missing: z.int().nonnegative(),
  }),
});
export type Sums = z.infer<typeof Sums>;

export const Tail = z.object({
  sums: Sums,
  /** Of the name, the size and the content of every entry before this one, and of the sums. */
  sha256: z.string(),
});
export type Tail = z.infer<typeof Tail>;

export const Jobs = z.array(z.object({ name: z.string(), data: z.unknown() }));
export type Jobs = z.infer<typeof Jobs>;
