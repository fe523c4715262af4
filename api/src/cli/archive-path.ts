import type { BackupStore } from "../backups/backup-store.ts";
import { openBackupStore } from "../backups/open-backup-store.ts";
import { getScratchFolder } from "../backups/operation-handlers.ts";
import { readIdentities } from "../backups/read-identities.ts";
import { parseBackupLocation } from "../config/backup-variables.ts";
import type { Config } from "../config/config.ts";
import { rejectUnencryptedBucket } from "../config/encrypted-connections.ts";
import type { StorageLocation } from "../storage/storage-url.ts";
import { type CommandOption, type ParsedArgs, UsageError } from "./command.ts";
import { resolvePath } from "./resolve-path.ts";

export const identityOption: CommandOption = {
  type: "string",
  valueName: "file",
  description: "the file with the age identity that decrypts the backup",
};

/** Reads the file of `--identity` or BACKUP_IDENTITY. Returns an empty list without one. */
export async function readIdentityOption(
  { values }: ParsedArgs,
  { backups }: Config,
): Promise<string[]> {
  const file = values["identity"];
  const path = file === undefined ? backups.identityFile : resolvePath(String(file));
  return path === undefined ? [] : readIdentities(path);
}

/** Opens the place of `--to`, `--from` or BACKUP_TO. Returns undefined if none is set. */
export async function openStoreOption(
  value: string | boolean | undefined,
  config: Config,
): Promise<BackupStore | undefined> {
  const location =
    value === undefined ? config.backups.location : requireBackupLocation(String(value), config);
  return location && openBackupStore(location, getScratchFolder(config.dataDir));
}

function requireBackupLocation(text: string, { unencryptedHosts }: Config): StorageLocation {
  const location = parseBackupLocation(text, resolvePath(""));
  if (!location) {
    throw new UsageError(`${text} is neither a folder nor a bucket such as s3://bucket/prefix`);
  }
  rejectUnencryptedBucket("The address", location, unencryptedHosts);
  return location;
}

/** Calls `read` with the path of an archive, which may be in a bucket, such as `s3://bucket/topout-….tar`. */
export async function withArchiveFile<T>(
  file: string,
  config: Config,
  read: (path: string) => Promise<T>,
): Promise<T> {
  if (!file.startsWith("s3://")) return read(resolvePath(file));
  const url = new URL(file);
  const name = url.pathname.slice(url.pathname.lastIndexOf("/") + 1);
  url.pathname = url.pathname.slice(0, -name.length);
  const store = await openBackupStore(
    requireBackupLocation(url.href, config),
    getScratchFolder(config.dataDir),
  );
  return store.open(name, read);
}
