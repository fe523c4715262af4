import { setTimeout } from "node:timers/promises";

import type { Config } from "../config/config.ts";
import { type Database, openDatabase } from "../database/database.ts";
import {
  checkMigrations,
  type CommandDatabaseOptions,
  reuseOrStartDatabase,
} from "../database/start-database.ts";

/** The exit code of a command that a signal has stopped. */
const EXIT_INTERRUPTED = 130;
/** How long an interrupted command may take to remove its temporary files. */
const ABORT_TIMEOUT_MS = 5_000;
/** On Ctrl+C the command gets a signal from the terminal and another one from npm. */
const DUPLICATE_SIGNAL_MS = 2_000;

/**
 * Calls `callback` with the URL of the configured database. Then stops the database if this call has started it. SIGINT
 * and SIGTERM abort the signal that the callback gets, and end the process. A second one ends it immediately.
 */
export async function withDatabaseUrl<T>(
  config: Config,
  callback: (url: string, signal: AbortSignal) => Promise<T>,
  options: CommandDatabaseOptions = { canCreate: false },
): Promise<T> {
  const { url, stop } = await reuseOrStartDatabase(config, options);
  const interruption = new AbortController();
  const { promise: ended, resolve: resolveEnded } = Promise.withResolvers<void>();
  let interruptedAt = 0;
  const interrupt = async () => {
    interruptedAt = Date.now();
    interruption.abort();
    await Promise.race([ended, setTimeout(ABORT_TIMEOUT_MS)]);
    await stop().finally(() => process.exit(EXIT_INTERRUPTED));
  };
  let interruptPromise: Promise<void> | undefined;
  const handleSignal = () => {
    const isDuplicate = Date.now() - interruptedAt <= DUPLICATE_SIGNAL_MS;
    if (interruptPromise && !isDuplicate) process.exit(EXIT_INTERRUPTED);
    interruptPromise ??= interrupt();
  };
  process.on("SIGINT", handleSignal).on("SIGTERM", handleSignal);
  try {
    return await callback(url, interruption.signal);
  } finally {
    resolveEnded();
    // Ends the process, so that the error of an aborted command is not printed.
    await interruptPromise;
    process.off("SIGINT", handleSignal).off("SIGTERM", handleSignal);
    await stop();
  }
}

/** Calls `callback` with the database, which must have all migrations: a command never changes the schema on the way. */
export const withDatabase = <T>(
  config: Config,
  callback: (db: Database, url: string, signal: AbortSignal) => Promise<T>,
): Promise<T> =>
  withDatabaseUrl(config, async (url, signal) => {
    await checkMigrations(url);
    const { db, close } = openDatabase(url, { maxConnections: 2 });
    try {
      return await callback(db, url, signal);
    } finally {
      await close();
    }
  });
