import { availableParallelism } from "node:os";

import { FairQueue, QueueFullError } from "../concurrency/fair-queue.ts";
import { PasswordQueueFullError } from "./errors.ts";
import type { PasswordHasher } from "./password-hasher.ts";
import { toNetwork } from "./to-network.ts";

/** Leaves a core to the event loop, and at least two of libuv's four threads to files and name look-ups. */
export const MAX_RUNNING_HASHES = Math.min(2, Math.max(1, availableParallelism() - 1));
/** A hash takes about 25 ms, so the last one in a full queue waits for at most 10 s. */
const MAX_PENDING_HASHES = 400;
/** Everybody who logs in at a competition at the same moment. */
export const MAX_PENDING_HASHES_PER_NETWORK = 100;

/** Hashes the passwords of requests. */
export interface PasswordQueue {
  readonly hash: (password: string, ipAddress: string) => Promise<string>;
  readonly verify: (
    password: string,
    passwordHash: string | undefined,
    ipAddress: string,
  ) => Promise<boolean>;
  /** Whether the hash has another algorithm or cost than new hashes. */
  readonly isOutdated: (passwordHash: string) => boolean;
}

/**
 * Limits the hashes that run at the same time, because each occupies a core. Networks take turns.
 * @throws {PasswordQueueFullError} if too many passwords are waiting, in total or of a network.
 */
export function createPasswordQueue(hasher: PasswordHasher): PasswordQueue {
  const queue = new FairQueue({
    maxRunning: MAX_RUNNING_HASHES,
    maxPending: MAX_PENDING_HASHES,
    maxPendingPerClient: MAX_PENDING_HASHES_PER_NETWORK,
  });
  const run = <T>(ipAddress: string, task: () => Promise<T>) =>
    queue.run(toNetwork(ipAddress), task).catch((error: unknown) => {
      throw error instanceof QueueFullError ? new PasswordQueueFullError() : error;
    });

  return {
    hash: (password, ipAddress) => run(ipAddress, () => hasher.hash(password)),
    verify: (password, passwordHash, ipAddress) =>
      run(ipAddress, () => hasher.verify(password, passwordHash)),
    isOutdated: hasher.isOutdated,
  };
}
