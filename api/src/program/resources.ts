import type { SecretKeys } from "../auth/secret-keys.ts";
import { throttle } from "../logging/throttle.ts";
import type { Config } from "../config/config.ts";
import { checkPaths } from "./check-paths.ts";
import { openDataFolder, getSigningKey } from "./data-folder.ts";
import { type Database, openDatabase } from "../database/database.ts";
import { refersToFiles } from "../database/referenced-files.ts";
import { Replica, type ReplicaOptions } from "../database/replica.ts";
import { startDatabase } from "../database/start-database.ts";
import { createLogger } from "../logging/log.ts";
import { retryMigrations } from "./retry-migrations.ts";
import { serveFault } from "./serve-fault.ts";
import { openStorage, checkStorage } from "../storage/open-storage.ts";
import { recordChecksums } from "../storage/record-checksums.ts";
import { type Storage, StorageUnavailableError } from "../storage/storage.ts";

/** The connections that the API and the worker share. */
export interface Resources {
  readonly db: Database;
  /** The URL of the database, without a pooler. */
  readonly directUrl: string;
  /** The server of DATABASE_REPLICA_URL. */
  readonly replica: Replica | undefined;
  readonly storage: Storage;
  readonly secretKeys: SecretKeys;
}

interface OpenOptions {
  readonly stack: AsyncDisposableStack;
  readonly print: (line: string) => void;
  readonly onFatalError: (reason: Error) => void;
  readonly signal: AbortSignal;
}

/** When a database server stops, it closes all connections at the same time. We log only one of them. */
const CONNECTION_LOG_INTERVAL_MS = 5_000;

/** Opens the data folder, the database and the storage. The caller must dispose `stack` to close them. */
export async function openResources(
  config: Config,
  { stack, print, onFatalError, signal }: OpenOptions,
): Promise<Resources> {
  await checkPaths(config);
  await openDataFolder(config.dataDir);
  const secretKeys = config.secretKeys ?? { current: await getSigningKey(config.dataDir) };
  reportExpiredKey(secretKeys, print);

  const { url, stop } = await startDatabase(config, {
    print,
    onFatalError,
    retryMigrations: createMigrationRetries(config, signal),
  });
  stack.defer(stop);
  signal.throwIfAborted();
  const poolOptions = {
    ...config.pool,
    statementLimits: config.statementLimits,
    isPooled: config.databaseDirectUrl !== undefined,
  };
  const { db, close } = openDatabase(url, {
    ...poolOptions,
    onConnectionLost: throttle(CONNECTION_LOG_INTERVAL_MS, (_suppressedCount, error: Error) =>
      print(`A connection to the database was lost: ${error.message}`),
    ),
  });
  stack.defer(close);
  const directUrl = config.databaseDirectUrl ?? url;
  const replica = openReplica(config, { ...poolOptions, primaryUrl: directUrl, print });
  stack.defer(async () => replica?.close());

  const storage = await openStorage(config.storage, { hasFiles: await refersToFiles(db) });
  if (config.storage.kind === "folder") await reportUnavailableFolder(storage, print);
  else await checkStorage(storage);
  return { db, directUrl, replica, storage: recordChecksums(storage, db), secretKeys };
}

/** The program starts with an expired key, so that a restart long after the rotation does not fail. */
function reportExpiredKey({ accepted }: SecretKeys, print: (line: string) => void): void {
  if (accepted === undefined || Date.now() < Number(accepted.expiresAt)) return;
  print(
    "ACCEPTED_SECRET_KEY is not accepted any more, because ACCEPTED_SECRET_KEY_LAST_DAY has passed. Remove both variables.",
  );
}

const RETRY_SENTENCES =
  "Programs of the previous version can continue. The migration is tried again within a minute, without a restart.";

/** While a migration fails, the program answers 503, so that its supervisor does not restart it again and again. */
const createMigrationRetries = (config: Config, signal: AbortSignal) => {
  const isServing = config.mode !== "worker";
  return (runMigrations: () => Promise<void>): Promise<void> =>
    retryMigrations(runMigrations, {
      log: createLogger({ level: config.logLevel }),
      effect: `${isServing ? "All requests get 503." : "No jobs run."} ${RETRY_SENTENCES}`,
      signal,
      onFailed: async (cause) =>
        isServing
          ? serveFault(config, { kind: "schema", message: MIGRATION_FAILED, cause })
          : async () => undefined,
    });
};

const MIGRATION_FAILED = "A migration of the database failed. The log has the reason.";

/** The program starts without the folder, because most requests need no files, and a disk can be mounted later. */
async function reportUnavailableFolder(storage: Storage, print: (line: string) => void) {
  try {
    await storage.check();
  } catch (error) {
    if (!(error instanceof StorageUnavailableError)) throw error;
    print(`${error.message} Photos and videos get 503 until the folder can be used.`);
  }
}

/** A worker reads nothing that may be old. */
const openReplica = (
  { databaseReplicaUrl, mode }: Config,
  options: Omit<ReplicaOptions, "url">,
): Replica | undefined =>
  databaseReplicaUrl === undefined || mode === "worker"
    ? undefined
    : new Replica({ ...options, url: databaseReplicaUrl });
