import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

import type { OutboxEntry } from "./entry.ts";
import type { Operation } from "./operation.ts";

interface OutboxState {
  /** The entries of the signed-in user, oldest first. A copy of what the device has stored. */
  readonly entries: readonly OutboxEntry[];
  /** The operations of the entries that the server has not rejected. The same array until one is added or removed. */
  readonly pendingOperations: readonly Operation[];
  /** Whether the pending operations wait because the last request failed. */
  readonly isWaiting: boolean;
  /** Whether they wait because the user has logged as many climbs as the server allows in an hour. */
  readonly isClimbLimitReached?: boolean;
  /** The entry that the server rejected because the session has ended. */
  readonly interruptedEntry: OutboxEntry | undefined;
  /** Signs out. Set if the user has to confirm it, because operations wait. */
  readonly blockedSignOut: (() => Promise<void>) | undefined;
}

export const outboxState = createStore<OutboxState>()(() => ({
  entries: [],
  pendingOperations: [],
  isWaiting: false,
  interruptedEntry: undefined,
  blockedSignOut: undefined,
}));

const isPending = ({ state }: OutboxEntry) => state !== "rejected";
const joinPendingIds = (entries: readonly OutboxEntry[]) =>
  entries
    .filter(isPending)
    .map(({ id }) => id)
    .join();

/** Copies what the device has stored for the signed-in user. */
export const setOutboxEntries = (entries: readonly OutboxEntry[]): void =>
  outboxState.setState((previous) => ({
    entries,
    pendingOperations:
      joinPendingIds(previous.entries) === joinPendingIds(entries)
        ? previous.pendingOperations
        : entries.filter(isPending).map(({ operation }) => operation),
    isWaiting: previous.isWaiting && entries.some(isPending),
  }));

export const useOutboxState = <T>(selector: (state: OutboxState) => T): T =>
  useStore(outboxState, selector);

/** The operations that the server has not stored yet, oldest first. */
export const usePendingOperations = (): readonly Operation[] =>
  useOutboxState(({ pendingOperations }) => pendingOperations);

/**
 * The status of the matching operations: being sent, or waiting after a failed request. Undefined if there are none.
 */
export const usePendingStatus = (
  matches: (operation: Operation) => boolean,
): "Saving…" | "Waiting" | undefined =>
  useOutboxState(({ pendingOperations, isWaiting }) => {
    if (!pendingOperations.some(matches)) return undefined;
    return isWaiting ? "Waiting" : "Saving…";
  });
