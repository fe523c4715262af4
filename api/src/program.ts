import { join } from "node:path";

import type { FastifyInstance } from "fastify";

import { buildApp } from "./app.ts";
import type { Config } from "./config.ts";
import { openDataFolder, signingKey } from "./data-folder.ts";
import { openDatabase } from "./database/database.ts";
import { provideDatabase } from "./database/provide-database.ts";
import { seedWhenEmpty } from "./demo/seed-when-empty.ts";
import { projectRoot } from "./environment.ts";
import { serveSite } from "./http/site.ts";
import { listen } from "./listen.ts";
import { openStorage, requireStorage } from "./storage/open-storage.ts";

export interface Program {
  /** Where it can be opened. */
  readonly address: string;
  /** Serves what is under way to its end, then stops what it started. */
  readonly stop: () => Promise<void>;
}

interface Circumstances {
  /** Tells the person who started it. */
  readonly say: (line: string) => void;
  /** Ends the start before it is over. */
  readonly signal: AbortSignal;
}

/** Starts everything that the configuration asks for, and stops what had started where one thing cannot. */
export async function startProgram(config: Config, circumstances: Circumstances): Promise<Program> {
  const started = new AsyncDisposableStack();
  try {
    const address = await startParts(started, config, circumstances);
    return { address, stop: () => started.disposeAsync() };
  } catch (error) {
    await started.disposeAsync();
    throw error;
  }
}

async function startParts(
  started: AsyncDisposableStack,
  config: Config,
  { say, signal }: Circumstances,
): Promise<string> {
  await openDataFolder(config.dataDir);
  const secretKey = config.secretKey ?? (await signingKey(config.dataDir));

  const { url, stop } = await provideDatabase(config, say);
  started.defer(stop);
  signal.throwIfAborted();
  const { db, close } = openDatabase(url, {
    onLost: (error) => say(`A connection to the database was lost: ${error.message}`),
  });
  started.defer(close);

  let ready = false;
  const storage = await openStorage(config.storage);
  await requireStorage(storage);
  const app = await buildApp({
    config: { ...config, secretKey },
    db,
    storage,
    uploadsDir: join(config.dataDir, "uploads"),
    isReady: () => ready,
    log: { level: config.demo ? "warn" : "info" },
  });
  started.defer(() => drain(app));
  await serveSite(app, { ...config, siteDir: join(projectRoot, "dist/site") });
  const address = await listen(app, config);

  if (config.demo) await unlessAborted(signal, seedWhenEmpty({ db, storage, say }));
  ready = true;
  return config.publicUrl ?? address;
}

/** What is left to itself here loses its database, and by that its transaction. */
async function unlessAborted(signal: AbortSignal, work: Promise<void>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason);
  signal.addEventListener("abort", stop);
  try {
    signal.throwIfAborted();
    await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

/** How long a request may take to its end once the program was told to stop. */
const DRAIN_MS = 30_000;

async function drain(app: FastifyInstance): Promise<void> {
  const late = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
  await app.close();
  clearTimeout(late);
}
