import * as z from "zod";

/**
 * The entries of an archive, which is a tar file: the header, `database/<table>.copy.gz` for each table in loading
 * order, the jobs, `files/<key>` for each stored file, and the checksums.
 */
export const HEADER_FILE = "topout.json";
export const JOBS_FILE = "jobs.json";
export const CHECKSUMS_FILE = "checksums.json";

export const getTableEntryName = (table: string): string => `database/${table}.copy.gz`;
export const getFileEntryName = (key: string): string => `files/${key}`;

/** Returns the table or the storage key of an entry. */
export function parseEntryName(name: string): { readonly table?: string; readonly key?: string } {
  const table = /^database\/(.+)\.copy\.gz$/.exec(name)?.[1];
  if (table !== undefined) return { table };
  const key = /^files\/(.+)$/.exec(name)?.[1];
  return key === undefined ? {} : { key };
}

/** The first entry. It says what the archive contains, and which version of the program created it. */
export const ArchiveHeader = z.object({
  format: z.literal(2),
  /** A backup contains the database and the stored files. A database archive contains no files. */
  kind: z.enum(["backup", "database"]),
  created_at: z.iso.datetime(),
  /** The version of the program that created it. */
  app_version: z.string(),
  /** The number of migrations. */
  schema_version: z.int().positive(),
});
export type ArchiveHeader = z.infer<typeof ArchiveHeader>;

/** Describes the rows of a table, to compare the archive with the database. */
export const TableChecksum = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.int().nonnegative(),
  /** The hash of the rows in COPY format, in the order of the primary key. */
  sha256: z.string(),
});
export type TableChecksum = z.infer<typeof TableChecksum>;

/** The contents of an archive. */
export const ArchiveSummary = z.object({
  tables: z.array(TableChecksum),
  jobs: z.int().nonnegative(),
  files: z.object({
    count: z.int().nonnegative(),
    bytes: z.int().nonnegative(),
    /** The number of files that a row refers to, but that the storage does not have. */
    missing: z.int().nonnegative(),
  }),
});
export type ArchiveSummary = z.infer<typeof ArchiveSummary>;

export const ArchiveChecksums = z.object({
  summary: ArchiveSummary,
  /** The hash of all previous entries (name, size, content) and of the summary. */
  sha256: z.string(),
});
export type ArchiveChecksums = z.infer<typeof ArchiveChecksums>;

export const ArchivedJobs = z.array(z.object({ name: z.string(), data: z.unknown() }));
export type ArchivedJobs = z.infer<typeof ArchivedJobs>;
