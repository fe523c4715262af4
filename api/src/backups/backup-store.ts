import type { BackupFile } from "./backup-name.ts";

/** A folder or a bucket with backups. It may contain other files too, which are never changed. */
export interface BackupStore {
  /** Lists the backups, in any order. */
  readonly list: () => Promise<BackupFile[]>;
  /** Stores the file that `write` creates at a path of this machine. */
  readonly save: <T>(
    name: string,
    write: (path: string) => Promise<T>,
    signal?: AbortSignal,
  ) => Promise<T>;
  /** Calls `read` with the path of the backup on this machine. */
  readonly open: <T>(
    name: string,
    read: (path: string) => Promise<T>,
    signal?: AbortSignal,
  ) => Promise<T>;
  readonly remove: (name: string) => Promise<void>;
}
