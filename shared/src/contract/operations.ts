import * as z from "zod/mini";

import { endpoint } from "./endpoint.ts";
import { Timestamp } from "./fields.ts";

const Count = z.int().check(z.nonnegative());

/** What the last backup contains. */
export const BackupDetails = z.object({
  /** The name of its file. */
  name: z.string(),
  bytes: Count,
  rows: Count,
  files: Count,
  /** Files that a row refers to, but that the storage did not have. */
  missing_files: Count,
});

/** What the last drill has restored. */
export const DrillDetails = z.object({
  /** The name of the backup. */
  name: z.string(),
  backup_created_at: Timestamp,
  rows: Count,
  files: Count,
});

/** What the last check has found. */
export const CheckDetails = z.object({
  files: Count,
  problems: z.object({
    missing: Count,
    changed: Count,
    stray: Count,
    unknown: Count,
    broken: Count,
  }),
  /** The first problems. */
  examples: z.array(z.object({ kind: z.string(), name: z.string() })),
});

const runFields = {
  finished_at: Timestamp,
  /** Why the last run failed. Null if it succeeded. */
  failure: z.nullable(z.string()),
  /** When the last successful run finished. */
  succeeded_at: z.nullable(Timestamp),
};

/** The last backup, drill and check. Null if there was none. The details are null before the first result. */
export const Operations = z.object({
  backup: z.nullable(z.object({ ...runFields, details: z.nullable(BackupDetails) })),
  drill: z.nullable(z.object({ ...runFields, details: z.nullable(DrillDetails) })),
  check: z.nullable(z.object({ ...runFields, details: z.nullable(CheckDetails) })),
});
export type Operations = z.infer<typeof Operations>;

export const operations = {
  list: endpoint({ method: "GET", path: "/admin/operations", response: Operations }),
};
