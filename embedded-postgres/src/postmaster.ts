import { launch, type Postmaster, type ServerOptions } from "./launch.ts";
import type { Cluster } from "./locate-cluster.ts";
import { findPostmaster, isPostmaster } from "./pid-file.ts";
import { poll } from "./poll.ts";
import { probe } from "./probe.ts";
import { PostgresStartError } from "./start-error.ts";

const ADOPT_POLL = { intervalMs: 25, timeoutMs: 120_000 };
const MAX_UNREACHABLE_MS = 5_000;
const FAST_SHUTDOWN_POLL = { intervalMs: 10, timeoutMs: 30_000 };
const IMMEDIATE_SHUTDOWN_POLL = { intervalMs: 10, timeoutMs: 10_000 };

/** Adopts the server that an earlier run of the program left behind, or starts one. */
export async function runPostmaster(
  cluster: Cluster,
  createSocketFolder: () => Promise<string>,
  options: ServerOptions,
): Promise<Postmaster> {
  const runningServer = await adoptRunningServer(cluster);
  if (runningServer) return runningServer;
  const newServer = await launch(cluster, await createSocketFolder(), options);
  if (newServer) return newServer;
  // Another program started a server first.
  const otherServer = await adoptRunningServer(cluster);
  if (otherServer) return otherServer;
  throw new PostgresStartError(
    `Another program started the database in ${cluster.pgData}, but it has already stopped: start again.`,
  );
}

async function adoptRunningServer({ pgData }: Cluster): Promise<Postmaster | undefined> {
  const startTime = Date.now();
  const result = await poll(async () => {
    const postmaster = await findPostmaster(pgData);
    if (!postmaster) return "none";
    const { pid, socketFolder } = postmaster;
    const status = socketFolder ? await probe(socketFolder) : "unreachable";
    if (status === "ready") return postmaster;
    // The server runs, but its socket was deleted, so clients can no longer reach it.
    if (status === "unreachable" && Date.now() - startTime > MAX_UNREACHABLE_MS) {
      signal(pid, "SIGINT");
    }
    return undefined;
  }, ADOPT_POLL);
  if (result === "none") return undefined;
  if (result) return result;
  throw new PostgresStartError(
    `The running database process in ${pgData} neither accepts connections nor ends: stop it, then start again.`,
  );
}

/** Stops the server and waits until its process has ended: a fast shutdown, then an immediate one. */
export async function stopPostmaster(pid: number, pgData: string): Promise<void> {
  const hasEnded = async () => ((await isPostmaster(pid, pgData)) ? undefined : true);
  if (await hasEnded()) return;
  signal(pid, "SIGINT");
  if (await poll(hasEnded, FAST_SHUTDOWN_POLL)) return;
  signal(pid, "SIGQUIT");
  await poll(hasEnded, IMMEDIATE_SHUTDOWN_POLL);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process has already ended.
  }
}
