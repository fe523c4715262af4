import type { Config } from "../config/config.ts";
import { type Database, openDatabase } from "../database/database.ts";
import { migrate } from "../database/migrate.ts";
import { reuseOrStartDatabase } from "../database/start-database.ts";

/** Calls `callback` with the URL of the configured database. Then stops the database if this call has started it. */
export async function withDatabaseUrl<T>(
  config: Config,
  callback: (url: string) => Promise<T>,
): Promise<T> {
  const { url, stop } = await reuseOrStartDatabase(config);
  const handleSignal = () => void stop().finally(() => process.exit(130));
  process.once("SIGINT", handleSignal).once("SIGTERM", handleSignal);
  try {
    return await callback(url);
  } finally {
    process.off("SIGINT", handleSignal).off("SIGTERM", handleSignal);
    await stop();
  }
}

/** Runs the migrations, then calls `callback` with the database. */
export const withDatabase = <T>(
  config: Config,
  callback: (db: Database) => Promise<T>,
): Promise<T> =>
  withDatabaseUrl(config, async (url) => {
    await migrate(url);
    const { db, close } = openDatabase(url, { maxConnections: 2 });
    try {
      return await callback(db);
    } finally {
      await close();
    }
  });
