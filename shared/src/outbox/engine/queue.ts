import type { NewClimb, Operation, OutboxEntry } from "@topout/shared/platform";

import { getSubjectId } from "./get-subject-id.ts";
import { getDraftTarget, getTarget } from "./get-target.ts";
import { requireSpaceForPhotos } from "./photo-limits.ts";

/** The entries of all users of this device, oldest first. Stored as one value, so that each change is atomic. */
export type Queue = readonly OutboxEntry[];

export const MAX_ENTRIES = 2_000;
/** An entry fails after this many server errors, if they span at least this time. A server restart is shorter. */
export const MAX_SERVER_ERRORS = 8;
export const MAX_SERVER_ERROR_MS = 5 * 60_000;

/** Thrown if the device already stores {@link MAX_ENTRIES}. */
export class OutboxFullError extends Error {
  override readonly name = "OutboxFullError";
}

/**
 * Adds an operation. It replaces an operation with the same target that the server has not received, so undoing a climb
 * that was never sent leaves nothing to send. The deletion of a new route also drops its photo.
 * @throws {OutboxFullError}
 * @throws {PhotosFullError}
 */
export function enqueue(queue: Queue, entry: Omit<OutboxEntry, "state" | "message">): Queue {
  // A failed operation can be followed by one that waits for it.
  const replaced = [...queue].reverse().find((other) => isReplacedBy(other, entry));
  const remaining = queue.filter((other) => other !== replaced && !isPhotoOfRemoved(other, entry));
  // The server may have stored a failed operation, so its replacement must be sent. The state `sending` prevents a later
  // undo from removing it.
  const mustSend = replaced && mayBeOnServer(replaced);
  if (replaced && !mustSend && isUndo(replaced, entry, remaining)) return remaining;
  if (remaining.length >= MAX_ENTRIES) throw new OutboxFullError("The outbox is full");
  const added = [...remaining, { ...entry, state: mustSend ? "sending" : "waiting" } as const];
  if (entry.operation.type === "savePhoto") requireSpaceForPhotos(added);
  return added;
}

/** The photo of a route that this operation deletes. */
const isPhotoOfRemoved = (
  { userId, operation: photo }: OutboxEntry,
  { userId: remover, operation: removal }: UserOperation,
) =>
  removal.type === "removeDraft" &&
  photo.type === "savePhoto" &&
  photo.routeId === removal.routeId &&
  userId === remover;

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
  const isRemovalWaiting = queue.some(
    (entry) => isReplacedBy(entry, removal) && !mayBeOnServer(entry),
  );
  const id = isRemovalWaiting ? climb.id : newId;
  const operation = { type: "log", climb: { ...withoutServerClock(climb), id } } as const;
  return enqueue(queue, { id: newId, userId, operation, subject });
}

/** A restored climb is older than the taps before it in the queue, so its time does not limit theirs. */
function withoutServerClock({ clock, ...climb }: NewClimb): NewClimb {
  return typeof clock === "object" ? { ...climb, clock } : climb;
}

type UserOperation = Pick<OutboxEntry, "userId" | "operation">;

const isSameTarget = (first: UserOperation, second: UserOperation) =>
  first.userId === second.userId && getTarget(first.operation) === getTarget(second.operation);

const isReplacedBy = (entry: OutboxEntry, next: UserOperation) =>
  entry.state !== "sending" && isSameTarget(entry, next);

/** A server error does not show whether the server has stored the operation. */
const mayBeOnServer = ({ state }: OutboxEntry) => state === "sending" || state === "failed";

/** Whether nothing is left to send after the entry has replaced the other one. */
const isUndo = (replaced: OutboxEntry, entry: UserOperation, remaining: Queue) =>
  isOpposite(replaced.operation, entry.operation) || isStoredVote(entry, remaining);

/** A climb exists once, so logging and removing it cancel each other out. A toggle sets a state instead. */
const isOpposite = (first: Operation, second: Operation) =>
  (first.type === "log" && second.type === "removeClimb") ||
  (first.type === "removeClimb" && second.type === "log");

/** Whether the server has stored this vote, and no other one of the route is waiting. */
const isStoredVote = (entry: UserOperation, remaining: Queue) =>
  entry.operation.type === "vote" &&
  entry.operation.vote.grade === entry.operation.vote.stored &&
  !remaining.some((other) => other.state !== "rejected" && isSameTarget(other, entry));

/** Returns the entries that the server has neither stored nor rejected, oldest first. */
export const getPending = (queue: Queue, userId: string): Queue =>
  queue.filter((entry) => entry.userId === userId && entry.state !== "rejected");

/**
 * Returns the next entry to send: the oldest one of the user. Photos follow, because a slow one must not delay the
 * others. Failed entries come last, without those in `retriedIds`. An entry never overtakes another one of the same
 * route or activity, and a photo waits until the server has its route.
 */
export function findNext(
  queue: Queue,
  userId: string,
  retriedIds: ReadonlySet<string> = new Set(),
): OutboxEntry | undefined {
  const own = queue.filter((entry) => entry.userId === userId);
  const oldest = getOldestOfEachSubject(getPending(own, userId));
  const targets = new Set(own.map(({ operation }) => getTarget(operation)));
  const sendable = [
    ...oldest.filter(({ operation }) => operation.type !== "savePhoto"),
    ...oldest.filter(({ operation }) => isPhotoOfStored(operation, targets)),
  ];
  return (
    sendable.find(({ state }) => state !== "failed") ??
    sendable.find(({ id }) => !retriedIds.has(id))
  );
}

/** A rejected route is not stored either: the user can still place it elsewhere. */
const isPhotoOfStored = (operation: Operation, targets: ReadonlySet<string>) =>
  operation.type === "savePhoto" && !targets.has(getDraftTarget(operation.routeId));

const getOldestOfEachSubject = (entries: Queue): Queue => {
  const oldest = new Map<string, OutboxEntry>();
  for (const entry of entries) {
    const subjectId = getSubjectId(entry.operation);
    if (!oldest.has(subjectId)) oldest.set(subjectId, entry);
  }
  return [...oldest.values()];
};

/** Returns the same queue if a request of the entry has already started. */
export const markSending = (queue: Queue, id: string): Queue =>
  queue.some((entry) => entry.id === id && entry.state === "waiting")
    ? queue.map((entry) => (entry.id === id ? { ...entry, state: "sending" } : entry))
    : queue;

interface ServerError {
  readonly id: string;
  readonly message: string;
  readonly time: number;
}

/** Counts a server error. Too many make the entry fail. Returns the same queue if the entry has already failed. */
export function countServerError(queue: Queue, { id, message, time }: ServerError): Queue {
  const entry = queue.find((other) => other.id === id);
  if (!entry || entry.state === "failed") return queue;
  const { count, since } = entry.serverErrors ?? { count: 0, since: time };
  const hasFailed = count + 1 >= MAX_SERVER_ERRORS && time - since >= MAX_SERVER_ERROR_MS;
  const counted: OutboxEntry = {
    ...entry,
    ...(hasFailed && { state: "failed", message }),
    serverErrors: { count: count + 1, since },
  };
  return queue.map((other) => (other === entry ? counted : other));
}

/** Why the server has rejected an entry. */
export type Rejection = Pick<Required<OutboxEntry>, "message"> & Pick<OutboxEntry, "conflicts">;

/** Marks an entry as rejected, so that the user sees why it was not saved. Drops an entry that the user has undone. */
export function markRejected(queue: Queue, id: string, { message, conflicts }: Rejection): Queue {
  const reason = { message, ...(conflicts && { conflicts }) };
  const rejected = queue.find((entry) => entry.id === id);
  const isUndone = queue.some(
    (other) =>
      rejected && other.id !== id && isSameTarget(other, rejected) && other.state !== "rejected",
  );
  return isUndone
    ? remove(queue, id)
    : queue.map((entry) => (entry.id === id ? { ...entry, state: "rejected", ...reason } : entry));
}

export const remove = (queue: Queue, id: string): Queue => queue.filter((entry) => entry.id !== id);
