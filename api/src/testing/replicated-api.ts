import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { sql } from "drizzle-orm";
import { vi } from "vitest";

import { buildApp } from "../app.ts";
import { createChanges } from "../auth/changes.ts";
import { createSessions } from "../auth/sessions.ts";
import { createTokens } from "../auth/tokens.ts";
import { type Database, openDatabase } from "../database/database.ts";
import { migrate } from "../database/migrate.ts";
import { Replica } from "../database/replica.ts";
import { createLocalStorage } from "../storage/local-storage.ts";
import { injectFetch } from "./inject-fetch.ts";
import { removeFolder } from "./remove-folder.ts";
import type { ReplicatedServer } from "./replicated-server.ts";
import { createSeed } from "./seed.ts";
import { testConfig } from "./test-config.ts";

/** How long a busy machine may take to replay changes. */
const REPLAY_TIMEOUT_MS = 20_000;

interface Options {
  /** Default: the replica is used however old its data are. */
  readonly maxAgeMs?: number;
  readonly print?: (line: string) => void;
}

/** Starts an API with a replica, as one of several processes would. Call `close` after the tests. */
export async function startReplicatedApi(
  { primaryUrl, replicaUrl }: ReplicatedServer,
  { maxAgeMs = Infinity, print = () => undefined }: Options = {},
) {
  await migrate(primaryUrl);
  const { db, close } = openDatabase(primaryUrl, { maxConnections: 4 });
  const replica = new Replica({ url: replicaUrl, primaryUrl, maxAgeMs, print });
  const folder = await mkdtemp(join(tmpdir(), "topout-files-"));
  const storage = createLocalStorage(join(folder, "files"));
  const app = await buildApp({
    config: testConfig,
    db,
    replica,
    storage,
    uploadsDir: join(folder, "uploads"),
    log: { level: "silent" },
  });
  await app.ready();
  const sessions = createSessions(db, createTokens(testConfig.secretKeys));
  const seed = createSeed({ db, changes: createChanges(db), storage });
  const fetchAnonymously = injectFetch(app);
  return {
    db,
    replica,
    seed,
    fetchAnonymously,
    /** Returns an access token of a new session. */
    createToken: async (user: Parameters<typeof sessions.create>[0]) => {
      const token = await sessions.create(user);
      if (token === undefined) throw new Error("An inactive user cannot sign in");
      return token;
    },
    fetchAs:
      (token: string) =>
      (path: string, init: RequestInit = {}): Promise<Response> =>
        fetchAnonymously(path, {
          ...init,
          headers: {
            authorization: `Bearer ${token}`,
            ...Object.fromEntries(new Headers(init.headers)),
          },
        }),
    waitForReplay: () => waitForReplay(db, replica),
    close: async () => {
      await app.close();
      await replica.close();
      await close();
      await removeFolder(folder);
    },
  };
}

export type ReplicatedApi = Awaited<ReturnType<typeof startReplicatedApi>>;

/** Waits until the replica shows all changes that were committed before. */
async function waitForReplay(db: Database, replica: Replica): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(sql`select pg_current_xact_id()::text as id`);
  const transactionId = BigInt(rows[0]?.id ?? 0);
  await vi.waitUntil(() => replica.isUsable && replica.hasReplayed(transactionId), {
    timeout: REPLAY_TIMEOUT_MS,
    interval: 20,
  });
}
