import { getToken, type OutboxEntry, outboxState, type QueryClient } from "@topout/shared/platform";

import { createCacheUpdater } from "./cache-updater.ts";
import type { Tabs } from "./connect-tabs.ts";
import { createFailureNotifier } from "./failure-notifier.ts";
import { notifyEntryFailed, notifyRejected, notifySaved } from "./notify-outcome.ts";
import type { Outcome, ReplayResult } from "./replay.ts";
import { sendOperation } from "./send-operation.ts";

/** Sends operations, and shows their results in the cached queries of all tabs and in notifications. */
export function createOperationSender(client: QueryClient, tabs: Tabs) {
  const cache = createCacheUpdater(client, tabs);
  const failureNotifier = createFailureNotifier();
  /** The number of stored operations since the first one had to wait. Undefined if none had to wait. */
  let lateCount: number | undefined;

  return {
    send: async (entry: OutboxEntry, token: string): Promise<Outcome> => {
      // The user has signed out since the replay started.
      if (getToken() !== token) return { type: "signedOut", hasSessionExpired: false };
      const outcome = await sendOperation(entry.operation, token);
      if (outcome.type === "stored") {
        if (lateCount !== undefined) lateCount += 1;
        await cache.add(entry.operation);
      }
      if (outcome.type === "rejected") notifyRejected(entry, outcome);
      if (outcome.type === "signedOut" && outcome.hasSessionExpired) {
        outboxState.setState({ interruptedEntry: entry });
      }
      return outcome;
    },
    onEntryFailed: notifyEntryFailed,
    onReplayed: (result: ReplayResult) => {
      const isWaiting = result.type === "failed" || result.type === "blocked";
      if (result.type === "failed") failureNotifier.notify(result);
      const isClimbLimitReached = result.type === "failed" && result.isClimbLimitReached === true;
      outboxState.setState({ isWaiting, isClimbLimitReached });
      if (isWaiting) lateCount ??= 0;
      if (result.type === "stored") {
        if (lateCount) notifySaved(lateCount);
        lateCount = undefined;
        failureNotifier.reset();
      }
      cache.refresh();
    },
    /** Call this if entries of an earlier visit or session wait. */
    handleRestored: () => {
      lateCount ??= 0;
      failureNotifier.reset();
    },
  };
}
