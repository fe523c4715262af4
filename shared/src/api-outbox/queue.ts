import type { NewClimb, Operation, OutboxEntry } from "@topout/shared/platform";

import { getTarget } from "./get-target.ts";

/** The entries of all users of this device, oldest first. Stored as one value, so that each change is atomic. */
export type Queue = readonly OutboxEntry[];

export const MAX_ENTRIES = 2_000;

/** Thrown if the device already stores {@link MAX_ENTRIES}. */
export class OutboxFullError extends Error {
  override readonly name = "OutboxFullError";
}

/**
 * Adds an operation. It replaces an operation with the same target that the server has not received, so undoing a climb
 * that was never sent leaves nothing to send.
 * @throws {OutboxFullError}
 */
export function enqueue(queue: Queue, entry: Omit<OutboxEntry, "state" | "message">): Queue {
  const replaced = queue.find((other) => isReplacedBy(other, entry));
  const remaining = queue.filter((other) => other !== replaced);
  if (replaced && isOpposite(replaced.operation, entry.operation)) return remaining;
  if (remaining.length >= MAX_ENTRIES) throw new OutboxFullError("The outbox is full");
  return [...remaining, { ...entry, state: "waiting" }];
}

interface RestoredClimb extends Pick<OutboxEntry, "userId" | "subject"> {
  readonly climb: NewClimb;
  readonly newId: string;
}

/**
 * Undoes the removal of a climb. The server can reject the id of a removed climb, because the request that logs the
 * climb can arrive after its removal. So a climb whose removal may have reached the server gets `newId`.
 */
export function enqueueRestore(
  queue: Queue,
  { userId, climb, newId, subject }: RestoredClimb,
): Queue {
  const removal = { userId, operation: { type: "removeClimb", climb } } as const;
  const isRemovalWaiting = queue.some((entry) => isReplacedBy(entry, removal));
  const id = isRemovalWaiting ? climb.id : newId;
  const operation = { type: "log", climb: { ...climb, id } } as const;
  return enqueue(queue, { id: newId, userId, operation, subject });
}

type UserOperation = Pick<OutboxEntry, "userId" | "operation">;

const isSameTarget = (first: UserOperation, second: UserOperation) =>
  first.userId === second.userId && getTarget(first.operation) === getTarget(second.operation);

const isReplacedBy = (entry: OutboxEntry, next: UserOperation) =>
  entry.state !== "sending" && isSameTarget(entry, next);

/** A climb exists once, so logging and removing it cancel each other out. A toggle sets a state instead. */
const isOpposite = (first: Operation, second: Operation) =>
  (first.type === "log" && second.type === "removeClimb") ||
  (first.type === "removeClimb" && second.type === "log");

/** The next entry to send, which is the oldest of the user. */
export const findNext = (queue: Queue, userId: string): OutboxEntry | undefined =>
  queue.find((entry) => entry.userId === userId && entry.state !== "rejected");

/** Returns the same queue if the entry is already marked. */
export const markSending = (queue: Queue, id: string): Queue =>
  queue.some((entry) => entry.id === id && entry.state !== "sending")
    ? queue.map((entry) => (entry.id === id ? { ...entry, state: "sending" } : entry))
    : queue;

/** Marks an entry, so that the user learns why it was not saved. An entry that the user has undone is dropped. */
export function markRejected(queue: Queue, id: string, message: string): Queue {
  const rejected = queue.find((entry) => entry.id === id);
  const isUndone = queue.some(
    (other) =>
      rejected && other.id !== id && isSameTarget(other, rejected) && other.state !== "rejected",
  );
  return isUndone
    ? remove(queue, id)
    : queue.map((entry) => (entry.id === id ? { ...entry, state: "rejected", message } : entry));
}

export const remove = (queue: Queue, id: string): Queue => queue.filter((entry) => entry.id !== id);
