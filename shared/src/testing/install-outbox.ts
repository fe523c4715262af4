import { createOutbox } from "@topout/shared/outbox/engine";
import { outboxState, type QueryClient, setOutboxLoader } from "@topout/shared/platform";
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { onTestFinished } from "vitest";

import { installWebLocks } from "./web-locks.ts";

/** Lets the screens of a test store taps. Ends with the test, with its taps. */
export function installOutbox(client: QueryClient): void {
  installWebLocks();
  let outbox: ReturnType<typeof createOutbox> | undefined;
  setOutboxLoader(async () => (outbox ??= createOutbox(client)));
  onTestFinished(async () => {
    await outbox?.dispose();
    outboxState.setState(outboxState.getInitialState(), true);
    globalThis.indexedDB = new IDBFactory();
  });
}
