import type { Config } from "../config/config.ts";
import { type Database, openDatabase } from "../database/database.ts";
import { migrate } from "../database/migrate.ts";
import { reuseOrStartDatabase } from "../database/start-database.ts";

/** Lends the address of the configured database for the time of some work. */
export async function withUrl<T>(config: Config, work: (url: string) => Promise<T>): Promise<T> {
  const { url, stop } = await reuseOrStartDatabase(config);
  const leave = () => void stop().finally(() => process.exit(130));
  process.once("SIGINT", leave).once("SIGTERM", leave);
  try {
    return await work(url);
  } finally {
    process.off("SIGINT", leave).off("SIGTERM", leave);
    await stop();
  }
}

/** Lends the configured database, brought up to date. */
export const withDatabase = <T>(config: Config, work: (db: Database) => Promise<T>): Promise<T> =>
  withUrl(config, async (url) => {
    await migrate(url);
    const { db, close } = openDatabase(url, { connections: 2 });
    try {
      return await work(db);
    } finally {
      await close();
    }
  });
