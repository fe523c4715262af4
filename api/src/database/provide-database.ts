import { Client } from "pg";

import { StartupError } from "../startup-error.ts";
import { type EmbeddedDatabase, joinEmbedded, startEmbedded } from "./embedded/embedded.ts";
import { migrate } from "./migrate.ts";

interface Wanted {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

interface Events {
  readonly say: (line: string) => void;
  /** Told once why the program cannot go on. */
  readonly fail: (reason: Error) => void;
}

/** Nothing that was written since can be kept, and an empty folder in its place would look like a new start. */
class FolderGoneError extends Error {
  override readonly name = "FolderGoneError";

  constructor(dataDir: string) {
    super(
      `The data folder DATA_DIR ${dataDir} was taken away while the program ran. It stops, and makes no new one in its place: bring the folder back, or restore a backup.`,
    );
  }
}

/** The server that DATABASE_URL names, else the built-in one; up to date in either case. */
export async function provideDatabase(
  { dataDir, databaseUrl }: Wanted,
  { say, fail }: Events,
): Promise<EmbeddedDatabase> {
  if (databaseUrl !== undefined) {
    await migrateExternal(databaseUrl);
    return { url: databaseUrl, stop: async () => undefined };
  }
  const embedded = await startEmbedded(dataDir, {
    onEvent: say,
    onGone: () => fail(new FolderGoneError(dataDir)),
  });
  try {
    await migrate(embedded.url);
    return embedded;
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

/**
 * The same for a command beside the program, as it is: over the socket of the program that runs, else started for the
 * time.
 */
export async function reachDatabase({ dataDir, databaseUrl }: Wanted): Promise<EmbeddedDatabase> {
  if (databaseUrl === undefined) return joinEmbedded(dataDir);
  await connectOnce(databaseUrl).catch(failAsExternal);
  return { url: databaseUrl, stop: async () => undefined };
}

async function connectOnce(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.end();
}

const migrateExternal = (url: string): Promise<void> => migrate(url).catch(failAsExternal);

function failAsExternal(error: unknown): never {
  throw new StartupError(`The database of DATABASE_URL cannot be used: ${reasonOf(error)}`);
}

/** Without the address, which may hold a password. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  return error.cause ? reasonOf(error.cause) : error.message;
}
