import { resolve } from "node:path";

import * as z from "zod";

import { parseRetention } from "./retention.ts";
import { parseStorageUrl, type StorageLocation, toFolderLocation } from "../storage/storage-url.ts";
import { folders } from "./project-root.ts";
import { commaSeparatedList } from "./variable-formats.ts";

/** Returns the folder or the bucket for backups. Relative paths are relative to `baseFolder`. */
export const parseBackupLocation = (
  text: string,
  baseFolder: string,
): StorageLocation | undefined =>
  /^\w+:\/\//.test(text) ? parseStorageUrl(text) : toFolderLocation(resolve(baseFolder, text));

export const RETENTION_FORMAT = "must be a list of days, weeks and months such as 7d,4w,12m";

/** Five fields of digits, stars, commas, ranges and steps. pg-boss checks their values. */
const schedule = z
  .string()
  .regex(
    /^[\d*/,-]+( [\d*/,-]+){4}$/,
    "must be the five fields of cron, such as 30 2 * * * for 02:30 UTC",
  )
  .optional();

export const backupVariables = {
  BACKUP_TO: z
    .string()
    .transform((text) => parseBackupLocation(text, folders.relativePaths))
    .refine(
      (location) => location !== undefined,
      "must be a folder such as /backups, or a bucket such as s3://bucket/prefix?region=eu-west-2",
    )
    .optional(),
  BACKUP_KEEP: z
    .string()
    .default("7d,4w,12m")
    .transform(parseRetention)
    .refine((retention) => retention !== undefined, RETENTION_FORMAT),
  BACKUP_RECIPIENTS: commaSeparatedList.refine(
    (entries) => entries.every((entry) => /^age1[0-9a-z]{10,}$/.test(entry)),
    "must be public keys of age such as age1…, separated by commas",
  ),
  BACKUP_IDENTITY: z
    .string()
    .transform((path) => resolve(folders.relativePaths, path))
    .optional(),
  BACKUP_SCHEDULE: schedule,
  DRILL_SCHEDULE: schedule,
  CHECK_SCHEDULE: schedule,
};
