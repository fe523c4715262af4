import { throttle } from "../logging/throttle.ts";
import type { Config } from "../config/config.ts";
import { openDataFolder, signingKey } from "./data-folder.ts";
import { type Database, openDatabase } from "../database/database.ts";
import { startDatabase } from "../database/start-database.ts";
import { openStorage, checkStorage } from "../storage/open-storage.ts";
import type { Storage } from "../storage/storage.ts";

/** What both halves of the program stand on: the one that serves, and the one that works. */
export interface Resources {
  readonly db: Database;
  /** Of the database. */
  readonly url: string;
  readonly storage: Storage;
  readonly secretKey: string;
}

interface Circumstances {
  readonly started: AsyncDisposableStack;
  readonly say: (line: string) => void;
  readonly fail: (reason: Error) => void;
  readonly signal: AbortSignal;
}

/** A server that goes takes every connection with it. */
const LOSSES_MS = 5_000;

/** Makes the database ready and opens the files; `started` ends what has begun. */
export async function openResources(
  config: Config,
  { started, say, fail, signal }: Circumstances,
): Promise<Resources> {
  await openDataFolder(config.dataDir);
  const secretKey = config.secretKey ?? (await signingKey(config.dataDir));

  const { url, stop } = await startDatabase(config, { say, fail });
  started.defer(stop);
  signal.throwIfAborted();
  const { db, close } = openDatabase(url, {
    onConnectionLost: throttle(LOSSES_MS, (_heldBack, error: Error) =>
      say(`A connection to the database was lost: ${error.message}`),
    ),
  });
  started.defer(close);

  const storage = await openStorage(config.storage);
  await checkStorage(storage);
  return { db, url, storage, secretKey };
}
