import {
  hasCluster,
  PostgresStartError,
  reuseOrStartPostgres,
  type RunningPostgres,
  startPostgres,
} from "@topout/embedded-postgres";
import { Client } from "pg";

import { createFolder } from "../files/create-folder.ts";
import { StartupError } from "../errors/startup-error.ts";
import { migrate } from "./migrate.ts";
import { requireMigrations } from "./schema-version.ts";

interface DatabaseConfig {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** The address of the server itself, if `databaseUrl` is the address of a pooler. */
  readonly databaseDirectUrl: string | undefined;
  /** Whether to run the migrations. Otherwise, the database must have them. */
  readonly shouldMigrate: boolean;
}

interface EventHandlers {
  readonly print: (line: string) => void;
  /** Called once when the program cannot continue. */
  readonly onFatalError: (reason: Error) => void;
  /** Runs the migrations again when one of them fails. */
  readonly retryMigrations: (runMigrations: () => Promise<void>) => Promise<void>;
}

/** The program must stop, because it cannot save data. A new empty folder would look like a first start. */
class DataFolderDeletedError extends Error {
  override readonly name = "DataFolderDeletedError";

  constructor(dataDir: string) {
    super(
      `The data folder DATA_DIR ${dataDir} was deleted while the program was running. The program stops and does not create a new folder. Restore the folder or a backup, then start again.`,
    );
  }
}

/**
 * Starts the embedded server, or uses the server in DATABASE_URL. Runs the migrations, or checks that they have run.
 */
export async function startDatabase(
  { dataDir, databaseUrl, databaseDirectUrl, shouldMigrate }: DatabaseConfig,
  { print, onFatalError, retryMigrations }: EventHandlers,
): Promise<RunningPostgres> {
  const prepareSchema = (url: string) =>
    shouldMigrate ? retryMigrations(() => migrate(url)) : checkMigrations(url);
  if (databaseUrl !== undefined) {
    await prepareSchema(databaseDirectUrl ?? databaseUrl).catch((error: unknown) =>
      throwConnectionHint(error, databaseDirectUrl),
    );
    return toRunningPostgres(databaseUrl);
  }
  const postgres = await startPostgres(dataDir, {
    log: print,
    onDeleted: () => onFatalError(new DataFolderDeletedError(dataDir)),
  }).catch(throwPostgresHint);
  try {
    await prepareSchema(postgres.url);
    return postgres;
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

export interface CommandDatabaseOptions {
  /** Whether to create an embedded database if the data folder has none. */
  readonly canCreate: boolean;
}

/**
 * For commands: uses the external server, or the embedded server of the running program. If no server runs, starts one
 * until `stop` is called. Runs no migrations.
 * @throws {StartupError} if the data folder has no database, unless `canCreate`.
 */
export async function reuseOrStartDatabase(
  { dataDir, ...config }: Omit<DatabaseConfig, "shouldMigrate">,
  { canCreate }: CommandDatabaseOptions,
): Promise<RunningPostgres> {
  const databaseUrl = config.databaseDirectUrl ?? config.databaseUrl;
  if (databaseUrl === undefined) {
    if (canCreate) await createFolder(dataDir);
    else await requireCluster(dataDir);
    return reuseOrStartPostgres(dataDir).catch(throwPostgresHint);
  }
  await checkConnection(databaseUrl).catch((error: unknown) =>
    throwConnectionHint(error, config.databaseDirectUrl),
  );
  return toRunningPostgres(databaseUrl);
}

/** A command in the wrong folder would otherwise work on a new database, and report success. */
async function requireCluster(dataDir: string): Promise<void> {
  if (await hasCluster(dataDir)) return;
  throw new StartupError(
    `There is no database in DATA_DIR ${dataDir}. Set DATA_DIR or DATABASE_URL as for the program. A new installation gets its database when the program starts.`,
  );
}

const toRunningPostgres = (url: string): RunningPostgres => ({
  url,
  stop: async () => undefined,
});

async function checkConnection(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.end();
}

/** @throws {StartupError} if the database does not have all migrations. */
export async function checkMigrations(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await requireMigrations(client);
  } finally {
    await client.end();
  }
}

function throwPostgresHint(error: unknown): never {
  if (!(error instanceof PostgresStartError)) throw error;
  throw new StartupError(
    `${error.message} You can set another folder in DATA_DIR, or another PostgreSQL server in DATABASE_URL.`,
  );
}

function throwConnectionHint(error: unknown, databaseDirectUrl: string | undefined): never {
  if (error instanceof StartupError) throw error;
  const variableName = databaseDirectUrl === undefined ? "DATABASE_URL" : "DATABASE_DIRECT_URL";
  throw new StartupError(`Cannot use the database in ${variableName}: ${getReason(error)}`);
}

/** Returns only the message of the innermost error. The error itself can contain the URL with its password. */
function getReason(error: unknown): string {
  if (error instanceof AggregateError) return getReason(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  return error.cause ? getReason(error.cause) : error.message;
}
