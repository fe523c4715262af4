import type { ErrorCode } from "@topout/shared/contract";
import type { OutboxEntry } from "@topout/shared/platform";

import { correctTimes, hasDeviceTime, type ServerTime } from "./correct-times.ts";
import {
  countServerError,
  findNext,
  getPending,
  markRejected,
  markSending,
  type Queue,
  type Rejection,
  remove,
} from "./queue.ts";
import type { MovedDraft } from "./save-draft.ts";
import type { StoredPhoto } from "./stored-photos.ts";

export interface OutboxStorage {
  /**
   * Applies the change atomically, even if another tab changes the queue. Resolves when it is stored. Stores the photo
   * of a new entry with it, and deletes the photos of the entries that it removes.
   */
  readonly update: (change: (queue: Queue) => Queue, photo?: StoredPhoto) => Promise<Queue>;
}

/** How a request ended. */
export type Outcome =
  | { readonly type: "stored"; readonly moved?: MovedDraft | undefined }
  /** The server has already stored the removal of this climb, or of the last climb of the voter. */
  | { readonly type: "superseded" }
  | ({
      readonly type: "rejected";
      readonly isNotFound: boolean;
      /** The error code of the server. Undefined if the device has lost the photo of the operation. */
      readonly code?: ErrorCode;
    } & Rejection)
  /** The replay tries again, because the server may not have received the operation or cannot store it now. */
  | {
      readonly type: "failed";
      readonly retryAfterMs?: number;
      /** The message of the server. Undefined if there was no response. */
      readonly message?: string;
      /** The server has responded with a 5xx. The reason can be this operation alone. */
      readonly isServerError?: boolean;
      /** The user has logged as many climbs as the server allows in an hour. */
      readonly isClimbLimitReached?: boolean;
    }
  /** The operations wait until the user signs in again. */
  | { readonly type: "signedOut"; readonly hasSessionExpired: boolean };

export type ReplayResult =
  | Extract<Outcome, { type: "stored" | "failed" | "signedOut" }>
  /** Only failed entries are left, and the entries that they block. */
  | { readonly type: "blocked" };

/** The time of the server, for the times of taps. */
export interface ReplayClock {
  /** Undefined if it is unknown. */
  readonly read: () => ServerTime | undefined;
  /** Requests it. Returns false if the server cannot be reached. */
  readonly sync: () => Promise<boolean>;
}

interface ReplayOptions {
  readonly storage: OutboxStorage;
  readonly userId: string;
  /** Never rejects. */
  readonly send: (entry: OutboxEntry) => Promise<Outcome>;
  /** Called when too many server errors make an entry fail. */
  readonly onEntryFailed?: (entry: OutboxEntry) => void;
  readonly getTime?: () => number;
  readonly clock: ReplayClock;
}

/**
 * Sends the operations of a user, one after the other, until none is left or one cannot be sent now. Retries each
 * failed entry once. Only one replay may run per device, because a second one would send the same operations.
 */
export async function replay(options: ReplayOptions): Promise<ReplayResult> {
  const { storage, userId, send } = options;
  const retriedIds = new Set<string>();
  for (;;) {
    const queue = await prepareNext(options, retriedIds);
    if (!queue) return { type: "failed" };
    const next = findNext(queue, userId, retriedIds);
    if (!next) return { type: getPending(queue, userId).length > 0 ? "blocked" : "stored" };
    const outcome = await send(next);
    if (outcome.type === "signedOut") return outcome;
    if (outcome.type === "failed") {
      if (!(await recordServerError(next, outcome, options))) return outcome;
      retriedIds.add(next.id);
      continue;
    }
    await storage.update((current) => settle(current, next.id, outcome));
  }
}

type FinalOutcome = Exclude<Outcome, { type: "failed" | "signedOut" }>;

const settle = (queue: Queue, id: string, outcome: FinalOutcome): Queue =>
  outcome.type === "rejected" ? markRejected(queue, id, outcome) : remove(queue, id);

/** Marks the next entry. Requests the time of the server first, if the entry needs it. Undefined without a response. */
async function prepareNext(
  options: ReplayOptions,
  retriedIds: ReadonlySet<string>,
): Promise<Queue | undefined> {
  const { userId, clock } = options;
  const queue = await markNext(options, retriedIds);
  const next = findNext(queue, userId, retriedIds);
  if (!next || !hasDeviceTime(next)) return queue;
  if (!(await clock.sync())) return undefined;
  // A server whose time cannot be read corrects a time ahead itself.
  return clock.read() ? markNext(options, retriedIds) : queue;
}

/**
 * Marks the entry before its request starts: from then on, an undo must be sent too. Corrects all times at once, so that
 * they keep their order.
 */
const markNext = ({ storage, userId, clock }: ReplayOptions, retriedIds: ReadonlySet<string>) =>
  storage.update((queue) => {
    const serverTime = clock.read();
    const corrected = serverTime ? correctTimes(queue, serverTime) : queue;
    const next = findNext(corrected, userId, retriedIds);
    return next ? markSending(corrected, next.id) : corrected;
  });

/** Counts a server error. Returns true if the entry has failed and the replay continues with the others. */
async function recordServerError(
  entry: OutboxEntry,
  { isServerError, message = "" }: Extract<Outcome, { type: "failed" }>,
  { storage, onEntryFailed, getTime = Date.now }: ReplayOptions,
): Promise<boolean> {
  if (!isServerError) return false;
  const queue = await storage.update((current) =>
    countServerError(current, { id: entry.id, message, time: getTime() }),
  );
  // The entry had failed before this request. The user may have undone it since.
  if (entry.state === "failed") return true;
  const counted = queue.find(({ id }) => id === entry.id);
  if (counted?.state !== "failed") return false;
  onEntryFailed?.(counted);
  return true;
}
