import { throttle } from "../logging/throttle.ts";
import type { Config } from "../config/config.ts";
import { openDataFolder, getSigningKey } from "./data-folder.ts";
import { type Database, openDatabase } from "../database/database.ts";
import { startDatabase } from "../database/start-database.ts";
import { openStorage, checkStorage } from "../storage/open-storage.ts";
import type { Storage } from "../storage/storage.ts";

/** The connections that the API and the worker share. */
export interface Resources {
  readonly db: Database;
  /** The URL of the database. */
  readonly url: string;
  readonly storage: Storage;
  readonly secretKey: string;
}

interface OpenOptions {
  readonly started: AsyncDisposableStack;
  readonly print: (line: string) => void;
  readonly onFatalError: (reason: Error) => void;
  readonly signal: AbortSignal;
}

/** A database server that stops closes all connections at the same time. Log only one. */
const CONNECTION_LOG_INTERVAL_MS = 5_000;

/** Opens the data folder, the database and the storage. `started` closes them. */
export async function openResources(
  config: Config,
  { started, print, onFatalError, signal }: OpenOptions,
): Promise<Resources> {
  await openDataFolder(config.dataDir);
  const secretKey = config.secretKey ?? (await getSigningKey(config.dataDir));

  const { url, stop } = await startDatabase(config, { print, onFatalError });
  started.defer(stop);
  signal.throwIfAborted();
  const { db, close } = openDatabase(url, {
    onConnectionLost: throttle(CONNECTION_LOG_INTERVAL_MS, (_suppressedCount, error: Error) =>
      print(`A connection to the database was lost: ${error.message}`),
    ),
  });
  started.defer(close);

  const storage = await openStorage(config.storage);
  await checkStorage(storage);
  return { db, url, storage, secretKey };
}
