import { setTimeout } from "node:timers/promises";

import { acquireServer, type AcquireOptions, type LockedServer } from "./locked-server.ts";
import { isDeleted } from "./watch-deletion.ts";

const RESTART_DELAY_MS = 1_000;

export interface Supervisor {
  /** Stops supervising. Waits for a restart in progress, then resolves with the current server. */
  readonly stop: () => Promise<LockedServer>;
}

/** Restarts the server when the connection that holds its lock ends. */
export function supervise(
  first: LockedServer,
  options: AcquireOptions,
  log: (line: string) => void,
): Supervisor {
  let server = first;
  let isStopped = false;
  let restartPromise = Promise.resolve();

  const watch = () => {
    server.lockClient.once("end", () => {
      if (!isStopped) restartPromise = restart();
    });
  };
  const restart = async (): Promise<void> => {
    if (await isDeleted(options.cluster.pgData)) return;
    log("The embedded database stopped unexpectedly. Restarting it.");
    try {
      const { socketFolder } = server.postmaster;
      server = await acquireServer({ ...options, socketFolder });
      log("The embedded database is running again.");
      watch();
    } catch (error) {
      log(String(error));
      await setTimeout(RESTART_DELAY_MS);
      if (!isStopped) await restart();
    }
  };

  watch();
  return {
    stop: async () => {
      isStopped = true;
      await restartPromise;
      return server;
    },
  };
}
