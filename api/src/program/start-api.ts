import { join } from "node:path";

import type { FastifyInstance } from "fastify";

import { buildApp } from "../app.ts";
import type { Config } from "../config/config.ts";
import { seedIfEmpty } from "../demo/seed-if-empty.ts";
import { projectRoot } from "../config/environment.ts";
import type { Resources } from "./resources.ts";
import { serveSite } from "../http/site.ts";
import { listen } from "./listen.ts";

interface Circumstances {
  /** Tells the person who started it. */
  readonly say: (line: string) => void;
  /** Ends the start before it is over. */
  readonly signal: AbortSignal;
  /** Is told how to end what has started. */
  readonly onStarted: (end: () => Promise<void>) => void;
}

/** Serves the API and the site, and answers with their address once they are ready: seeded, in the demo. */
export async function startApi(
  config: Config,
  { db, storage, secretKey }: Resources,
  { say, signal, onStarted }: Circumstances,
): Promise<string> {
  let ready = false;
  const app = await buildApp({
    config: { ...config, secretKey },
    db,
    storage,
    uploadsDir: join(config.dataDir, "uploads"),
    isReady: () => ready,
    log: { level: config.logLevel },
  });
  onStarted(() => drain(app));
  await serveSite(app, { ...config, siteDir: join(projectRoot, "dist/site") });
  const address = await listen(app, config);

  if (config.demo) await unlessAborted(signal, seedIfEmpty({ db, storage, say }));
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
