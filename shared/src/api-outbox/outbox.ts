import {
  getToken,
  type Outbox,
  outboxState,
  type QueryClient,
  session,
} from "@topout/shared/platform";
import { v7 as uuidv7 } from "uuid";

import { connectTabs } from "./connect-tabs.ts";
import { createOperationSender } from "./operation-sender.ts";
import { createPublishedStorage } from "./published-storage.ts";
import { enqueue, enqueueRestore, type Queue, remove } from "./queue.ts";
import { createReplayer } from "./replayer.ts";
import { getTokenUser } from "./get-token-user.ts";

interface DisposableOutbox extends Outbox {
  readonly dispose: () => Promise<void>;
}

/** Stores taps on the device and sends them to the server, now and whenever the network returns. */
export function createOutbox(client: QueryClient): DisposableOutbox {
  const tabs = connectTabs();
  const storage = createPublishedStorage(tabs, () => getSession()?.userId);
  const sender = createOperationSender(client, tabs);
  const { run: replay, schedule, stop } = createReplayer({ storage, getSession, ...sender });
  const enqueueForUser = async (change: (queue: Queue, userId: string) => Queue) => {
    const { userId } = requireSession();
    await storage.update((queue) => change(queue, userId));
    void replay();
  };
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
    enqueue: (operation, subject) =>
      enqueueForUser((queue, userId) =>
        enqueue(queue, { id: uuidv7(), userId, operation, subject }),
      ),
    restoreClimb: (climb, subject) =>
      enqueueForUser((queue, userId) =>
        enqueueRestore(queue, { userId, climb, subject, newId: uuidv7() }),
      ),
    discard: async (entryId) => void (await storage.update((queue) => remove(queue, entryId))),
    replay,
    dispose: async () => {
      stopListening();
      await stop();
      tabs.disconnect();
    },
  };
}

interface Handlers {
  /** Called now and after a login: entries of an earlier visit or session may wait. */
  readonly restore: () => Promise<void>;
  readonly replay: () => Promise<void>;
}

function listenForNetworkAndUser({ restore, replay }: Handlers) {
  const restoreForUser = () => {
    outboxState.setState({ isWaiting: false });
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
  const userId = token === null ? undefined : getTokenUser(token);
  return token === null || userId === undefined ? undefined : { token, userId };
}

function requireSession() {
  const current = getSession();
  if (!current) throw new Error("Only a signed-in user can log climbs");
  return current;
}
