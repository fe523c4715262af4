import { setTimeout } from "node:timers/promises";

import { acquireServer, type AcquireOptions, type LockedServer } from "./locked-server.ts";
import { RestartDelay } from "./restart-delay.ts";
import { isDeleted } from "./watch-deletion.ts";

export interface Supervisor {
  /** Stops supervising, also while it waits before a restart. Resolves with the current server. */
  readonly stop: () => Promise<LockedServer>;
}

/**
 * Restarts the server when the connection that holds its lock ends. Waits longer each time while the server dies again
 * and again, for example because the disk is full.
 */
export function supervise(
  first: LockedServer,
  options: AcquireOptions,
  log: (line: string) => void,
): Supervisor {
  let server = first;
  let restartPromise = Promise.resolve();
  const restartDelay = new RestartDelay();
  const stopped = new AbortController();

  const watch = () => {
    server.lockClient.once("end", () => {
      if (!stopped.signal.aborted) restartPromise = restart();
    });
  };
  const restart = async (): Promise<void> => {
    const { socketFolder } = server.postmaster;
    let reason = "The embedded database stopped unexpectedly.";
    while (!stopped.signal.aborted && !(await isDeleted(options.cluster.pgData))) {
      const delayMs = restartDelay.next();
      log(`${reason} Restarting it${delayMs > 0 ? ` in ${delayMs / 1_000} s` : ""}.`);
      await wait(delayMs, stopped.signal);
      if (stopped.signal.aborted) return;
      try {
        server = await acquireServer({ ...options, socketFolder });
        log("The embedded database is running again.");
        return watch();
      } catch (error) {
        reason = String(error);
      }
    }
  };

  watch();
  return {
    stop: async () => {
      stopped.abort();
      await restartPromise;
      return server;
    },
  };
}

/** Waits until the time is over or the signal aborts. */
const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  setTimeout(ms, undefined, { signal }).catch(() => undefined);
