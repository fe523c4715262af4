import type { Config } from "../config/config.ts";
import { type Database, openDatabase } from "../database/database.ts";
import {
  checkMigrations,
  type CommandDatabaseOptions,
  reuseOrStartDatabase,
} from "../database/start-database.ts";

/** Calls `callback` with the URL of the configured database. Then stops the database if this call has started it. */
export async function withDatabaseUrl<T>(
  config: Config,
  callback: (url: string) => Promise<T>,
  options: CommandDatabaseOptions = { canCreate: false },
): Promise<T> {
  const { url, stop } = await reuseOrStartDatabase(config, options);
  const handleSignal = () => void stop().finally(() => process.exit(130));
  process.once("SIGINT", handleSignal).once("SIGTERM", handleSignal);
  try {
    return await callback(url);
  } finally {
    process.off("SIGINT", handleSignal).off("SIGTERM", handleSignal);
    await stop();
  }
}

/** Calls `callback` with the database, which must have all migrations: a command never changes the schema on the way. */
export const withDatabase = <T>(
  config: Config,
  callback: (db: Database, url: string) => Promise<T>,
): Promise<T> =>
  withDatabaseUrl(config, async (url) => {
    await checkMigrations(url);
    const { db, close } = openDatabase(url, { maxConnections: 2 });
    try {
      return await callback(db, url);
    } finally {
      await close();
    }
  });
