import {
  createDatabase,
  type ReplicatedPostgres,
  startReplicatedPostgres,
} from "@topout/embedded-postgres/testing";

import { vi } from "vitest";

import { createClusterFolder } from "./cluster-folder.ts";
import { getFreePort } from "./get-free-port.ts";
import { executeStatement, withDatabaseName } from "./template.ts";

const DATABASE = "topout";
/** How long a busy machine may take to copy the database to the replica. */
const WAIT = { timeout: 60_000, interval: 20 };

export interface ReplicatedServer extends Pick<ReplicatedPostgres, "standby"> {
  /** The URLs of an empty database. */
  readonly primaryUrl: string;
  readonly replicaUrl: string;
  /** From now on, the replica shows no new changes. */
  readonly pauseReplay: () => Promise<void>;
  readonly resumeReplay: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts a PostgreSQL with a replica. */
export async function startReplicatedServer(): Promise<ReplicatedServer> {
  const folder = await createClusterFolder();
  const { primary, standby } = await startReplicatedPostgres(folder.path, {
    ports: { primary: await getFreePort(), standby: await getFreePort() },
    password: "replicated/secret@1",
  });
  const primaryUrl = await createDatabase(primary.url, DATABASE);
  const replicaUrl = withDatabaseName(standby.url, DATABASE);
  await vi.waitFor(() => executeStatement(replicaUrl, "select 1"), WAIT);
  return {
    standby,
    primaryUrl,
    replicaUrl,
    pauseReplay: async () => {
      await executeStatement(standby.url, "select pg_wal_replay_pause()");
      await waitUntilPaused(standby.url);
    },
    resumeReplay: async () =>
      void (await executeStatement(standby.url, "select pg_wal_replay_resume()")),
    stop: async () => {
      await standby.stop();
      await primary.stop();
      await folder.remove();
    },
  };
}

async function waitUntilPaused(url: string): Promise<void> {
  const { rows } = await executeStatement<{ state: string }>(
    url,
    "select pg_get_wal_replay_pause_state() as state",
  );
  if (rows[0]?.state !== "paused") await waitUntilPaused(url);
}
