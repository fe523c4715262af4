import { rm } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout } from "node:timers/promises";

import type { Client } from "pg";

import { lockCluster } from "./cluster-lock.ts";
import type { Postmaster, ServerOptions } from "./launch.ts";
import { type Cluster, createPrivateFolder } from "./locate-cluster.ts";
import { runPostmaster, stopPostmaster } from "./postmaster.ts";
import { createSocketFolder } from "./socket-folder.ts";
import { PostgresStartError } from "./start-error.ts";

/** A running server that only this program uses. */
export interface LockedServer {
  readonly postmaster: Postmaster;
  /** Holds the cluster's lock, and ends when the server ends. */
  readonly lockClient: Client;
}

export interface AcquireOptions extends ServerOptions {
  readonly cluster: Cluster;
  /** Set for a restart, because clients continue to use the same socket. */
  readonly socketFolder?: string;
}

const MAX_ATTEMPTS = 5;
const RETRY_DELAY_MS = 500;

/** Starts or adopts a server and locks its cluster. Retries if another program stops the server before it is locked. */
export async function acquireServer(
  options: AcquireOptions,
  remainingAttempts = MAX_ATTEMPTS,
): Promise<LockedServer> {
  const { cluster } = options;
  const postmaster = await runPostmaster(cluster, () => prepareSocketFolder(options), options);
  try {
    return { postmaster, lockClient: await lockCluster(postmaster.socketFolder, cluster.folder) };
  } catch (error) {
    if (error instanceof PostgresStartError || remainingAttempts <= 1) throw error;
    await setTimeout(RETRY_DELAY_MS);
    return acquireServer(options, remainingAttempts - 1);
  }
}

async function prepareSocketFolder({ cluster, socketFolder }: AcquireOptions): Promise<string> {
  if (socketFolder === undefined) return createSocketFolder(cluster);
  await createPrivateFolder(cluster.account, socketFolder);
  return socketFolder;
}

/** Unlocks the cluster, stops the server and removes a temporary socket folder. */
export async function releaseServer(
  { postmaster, lockClient }: LockedServer,
  cluster: Cluster,
): Promise<void> {
  await lockClient.end();
  await stopPostmaster(postmaster.pid, cluster.pgData);
  if (dirname(postmaster.socketFolder) !== cluster.folder) {
    await rm(postmaster.socketFolder, { recursive: true, force: true });
  }
}
