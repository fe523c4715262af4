import {
  getToken,
  getUserId,
  type Outbox,
  outboxState,
  type QueryClient,
  session,
} from "@topout/shared/platform";

import { connectTabs } from "./connect-tabs.ts";
import { createOperationSender } from "./operation-sender.ts";
import { createPublishedStorage } from "./published-storage.ts";
import { replayClock } from "./replay-clock.ts";
import { reportTaps, type TapListener } from "./report-taps.ts";
import { createReplayer } from "./replayer.ts";
import { createUserChanges } from "./user-changes.ts";

interface DisposableOutbox extends Outbox {
  readonly dispose: () => Promise<void>;
}

/**
 * Stores taps on the device and sends them to the server, now and whenever the network returns.
 * @param onTapSent Called when the server has stored or rejected a tap, or could not store it for minutes.
 */
export function createOutbox(client: QueryClient, onTapSent?: TapListener): DisposableOutbox {
  const tabs = connectTabs();
  const storage = createPublishedStorage(tabs, () => getSession()?.userId);
  const sender = reportTaps(
    createOperationSender({ client, tabs, loadPhoto: storage.readPhoto }),
    onTapSent,
  );
  const {
    run: replay,
    schedule,
    stop,
  } = createReplayer({
    storage,
    clock: replayClock,
    getSession,
    ...sender,
  });
  tabs.onMessage((message) => {
    // The tab that has changed the queue may close before it sends the operation.
    if (message.type === "changed") void storage.reload().then(schedule).catch(reportError);
  });
  const stopListening = listenForNetworkAndUser({
    restore: async () => {
      await storage.reload();
      if (outboxState.getState().pendingOperations.length > 0) sender.handleRestored();
      await replay();
    },
    replay,
  });

  return {
    ...createUserChanges({ client, storage, getUserId: requireUserId, replay }),
    replay,
    dispose: async () => {
      stopListening();
      await stop();
      tabs.disconnect();
    },
  };
}

interface Handlers {
  /** Called now and when the session changes, because entries of an earlier visit or session may wait. */
  readonly restore: () => Promise<void>;
  readonly replay: () => Promise<void>;
}

function listenForNetworkAndUser({ restore, replay }: Handlers) {
  const restoreForUser = () => {
    outboxState.setState({ isWaiting: false, isClimbLimitReached: false });
    restore().catch(reportError);
  };
  const handleOnline = () => void replay();
  const unsubscribe = session.subscribe(restoreForUser);
  addEventListener("online", handleOnline);
  restoreForUser();
  return () => {
    unsubscribe();
    removeEventListener("online", handleOnline);
  };
}

function getSession() {
  const token = getToken();
  const userId = getUserId();
  return token === null || userId === undefined ? undefined : { token, userId };
}

function requireUserId() {
  const current = getSession();
  if (!current) throw new Error("Only a signed-in user can log climbs");
  return current.userId;
}
