import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

import { seedIfEmpty } from "@topout/demo/seed";
import type { FastifyInstance } from "fastify";

import { buildApp } from "../app.ts";
import { createPasswordHasher } from "../auth/password-hasher.ts";
import type { Config } from "../config/config.ts";
import { createFirstGymIdCache } from "../features/gyms/first-gym-id.ts";
import { findLabelledRoute, findPhotographedRoute } from "../features/codes/find-linked-route.ts";
import { createLinkedRouteFinder } from "../features/codes/linked-route.ts";
import { findFirstGymId } from "../features/gyms/gyms.store.ts";
import type { FaultFinder } from "../features/health/find-faults.ts";
import type { Disk } from "../files/disk.ts";
import type { FfmpegLocator } from "../media/video/locate-ffmpeg.ts";
import { getMediaOrigins } from "../storage/open-storage.ts";
import type { Tracing } from "../telemetry/tracing.ts";
import type { Resources } from "./resources.ts";
import { findMissingFiles } from "../http/find-missing-files.ts";
import { serveSite } from "../http/site.ts";
import { listen, requireFreeAddress } from "./listen.ts";

interface StartOptions {
  /** Prints a line for the operator. */
  readonly print: (line: string) => void;
  /** Aborts the start. */
  readonly signal: AbortSignal;
  /** Receives the function that stops the server. */
  readonly onStarted: (stop: () => Promise<void>) => void;
  readonly locateFfmpeg: FfmpegLocator | undefined;
  readonly tracing: Tracing | undefined;
  readonly findFaults: FaultFinder;
  readonly disks: readonly Disk[];
}

/**
 * Serves the API and the site. Seeds the demo before it listens, so that no page opens without a gym. Resolves with the
 * URL.
 */
export async function startApi(
  config: Config,
  { db, directUrl, replica, storage, secretKeys }: Resources,
  { print, signal, onStarted, locateFfmpeg, tracing, findFaults, disks }: StartOptions,
): Promise<string> {
  await requireFreeAddress(config);
  let isStopping = false;
  const app = await buildApp({
    config: { ...config, secretKeys },
    db,
    directUrl,
    replica,
    storage,
    uploadsDir: join(config.dataDir, "uploads"),
    isStopping: () => isStopping,
    findFaults,
    disks,
    locateFfmpeg,
    tracing,
    log: { level: config.logLevel, getFields: tracing?.getLogFields },
  });
  onStarted(async () => {
    isStopping = true;
    // Load balancers need time to notice that this program is not ready any more.
    await setTimeout(config.shutdownDelayMs);
    await drain(app);
  });
  const { refreshFirstGym, ...documentData } = createDocumentData(db, app.log);
  for (const line of await findMissingFiles(config)) print(line);
  await serveSite(app, {
    ...config,
    mediaOrigins: await getMediaOrigins(storage),
    // The API of another origin has other gyms and routes.
    ...(config.apiOrigin === undefined && documentData),
  });
  if (config.hasDemo) await rejectOnAbort(signal, () => seedDemo({ db, storage, print }));
  await refreshFirstGym();
  const address = await listen(app, config);
  return config.publicUrl ?? address;
}

/** The data that the site writes into the document. */
function createDocumentData(db: Resources["db"], log: FastifyInstance["log"]) {
  const warn = (message: string) => (error: unknown) => log.warn({ err: error }, message);
  const firstGymId = createFirstGymIdCache({
    find: () => findFirstGymId(db),
    onError: warn("the first gym is unknown"),
  });
  const findLinkedRoute = createLinkedRouteFinder({
    findById: (id) => findPhotographedRoute(db, id),
    findByCode: (code) => findLabelledRoute(db, code),
    onError: warn("the route of a link is unknown"),
  });
  return { getFirstGymId: firstGymId.get, refreshFirstGym: firstGymId.refresh, findLinkedRoute };
}

const seedDemo = (options: Omit<Parameters<typeof seedIfEmpty>[0], "hashPassword">) =>
  seedIfEmpty({ ...options, hashPassword: (password) => createPasswordHasher().hash(password) });

/**
 * Runs a task, but rejects as soon as the signal aborts. An aborted task fails when the database connection
 * closes, which rolls back its transaction.
 */
async function rejectOnAbort(signal: AbortSignal, task: () => Promise<void>): Promise<void> {
  signal.throwIfAborted();
  const { promise, reject } = Promise.withResolvers<never>();
  const handleAbort = () => reject(signal.reason);
  signal.addEventListener("abort", handleAbort);
  try {
    await Promise.race([task(), promise]);
  } finally {
    signal.removeEventListener("abort", handleAbort);
  }
}

/** The maximum duration of open requests during the shutdown. */
const DRAIN_TIMEOUT_MS = 30_000;

async function drain(app: FastifyInstance): Promise<void> {
  const timeout = globalThis.setTimeout(() => app.server.closeAllConnections(), DRAIN_TIMEOUT_MS);
  await app.close();
  clearTimeout(timeout);
}
