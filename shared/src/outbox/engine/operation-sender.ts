import { getToken, type OutboxEntry, outboxState, type QueryClient } from "@topout/shared/platform";

import { createCacheUpdater } from "./cache-updater.ts";
import type { Tabs } from "./connect-tabs.ts";
import { createFailureNotifier } from "./failure-notifier.ts";
import { notifyEntryFailed, notifyRejected } from "./notify-outcome.ts";
import type { Outcome, ReplayResult } from "./replay.ts";
import type { LoadPhoto } from "./save-photo.ts";
import { sendOperation } from "./send-operation.ts";
import { createStoredReporter } from "./stored-reporter.ts";

interface Dependencies {
  readonly client: QueryClient;
  readonly tabs: Tabs;
  readonly loadPhoto: LoadPhoto;
}

/** Sends operations, and shows their results in the cached queries of all tabs and in notifications. */
export function createOperationSender({ client, tabs, loadPhoto }: Dependencies) {
  const cache = createCacheUpdater(client, tabs);
  const failureNotifier = createFailureNotifier();
  const reporter = createStoredReporter();

  return {
    send: async (entry: OutboxEntry, token: string): Promise<Outcome> => {
      // The user has signed out since the replay started.
      if (getToken() !== token) return { type: "signedOut", hasSessionExpired: false };
      const outcome = await sendOperation(entry.operation, token, loadPhoto);
      if (outcome.type === "stored") {
        reporter.add(entry.operation, outcome.moved);
        await cache.add(outcome.moved?.operation ?? entry.operation);
      }
      if (outcome.type === "rejected") reportRejected(entry, outcome);
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
      if (isWaiting) reporter.expectLate();
      reporter.report({ isComplete: result.type === "stored" });
      if (result.type === "stored") failureNotifier.reset();
      cache.refresh();
    },
    /** Call this if entries of an earlier visit or session wait. */
    handleRestored: () => {
      reporter.expectLate();
      failureNotifier.reset();
    },
  };
}

/** The user can drop an entry while its request is under way, for example a photo with its route. */
function reportRejected(entry: OutboxEntry, outcome: Extract<Outcome, { type: "rejected" }>) {
  const isStored = outboxState.getState().entries.some(({ id }) => id === entry.id);
  if (isStored) notifyRejected(entry, outcome);
}
