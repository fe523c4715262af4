import type { OutboxEntry } from "@topout/shared/platform";
import { findNext, markRejected, markSending, type Queue, remove } from "./queue.ts";

export interface OutboxStorage {
  /** Applies the change atomically, also if another tab changes the queue. Resolves when it is stored. */
  readonly update: (change: (queue: Queue) => Queue) => Promise<Queue>;
}

/** How a request ended. */
export type Outcome =
  | { readonly type: "stored" }
  /** The server has already stored the removal of this climb. */
  | { readonly type: "superseded" }
  | { readonly type: "rejected"; readonly message: string; readonly isNotFound: boolean }
  /** Try again, because the server may not have received it or cannot store it now. */
  | { readonly type: "failed"; readonly retryAfterMs?: number; readonly message?: string }
  /** The operations wait until the user signs in again. */
  | { readonly type: "signedOut"; readonly hasSessionExpired: boolean };

export type ReplayResult = Extract<Outcome, { type: "stored" | "failed" | "signedOut" }>;

interface ReplayOptions {
  readonly storage: OutboxStorage;
  readonly userId: string;
  /** Never rejects. */
  readonly send: (entry: OutboxEntry) => Promise<Outcome>;
}

/**
 * Sends the operations of a user, one after the other, until none is left or one cannot be sent now. Only one replay
 * may run per device, because a second one would send the same operations.
 */
export async function replay({ storage, userId, send }: ReplayOptions): Promise<ReplayResult> {
  for (;;) {
    const next = await takeNext(storage, userId);
    if (!next) return { type: "stored" };
    const outcome = await send(next);
    if (outcome.type === "failed" || outcome.type === "signedOut") return outcome;
    await storage.update((queue) =>
      outcome.type === "rejected"
        ? markRejected(queue, next.id, outcome.message)
        : remove(queue, next.id),
    );
  }
}

/** Marks the entry before its request starts: from then on, an undo must be sent too. */
async function takeNext(storage: OutboxStorage, userId: string) {
  const queue = await storage.update((current) => {
    const next = findNext(current, userId);
    return next ? markSending(current, next.id) : current;
  });
  return findNext(queue, userId);
}
