import {
  getToken,
  hasStoredEntries,
  type Outbox,
  type QueryClient,
  session,
  setOutboxLoader,
} from "@topout/shared/platform";

import { recordEvent } from "../report-events/report-events.ts";

let outbox: Promise<Outbox> | undefined;
let client: QueryClient;

/** Loads the outbox at once if an earlier visit left taps that the server has not stored. */
export function startOutbox(queryClient: QueryClient): void {
  client = queryClient;
  setOutboxLoader(loadOutbox);
  if (hasStoredEntries()) void preloadOutbox();
  session.subscribe(() => void preloadOutbox());
}

/** Loads the outbox of a signed-in user, because the first tap may have no network. */
export async function preloadOutbox(): Promise<void> {
  if (getToken() === null) return;
  // The first tap loads it again, and reports an error.
  await loadOutbox().catch(() => undefined);
}

const loadOutbox = (): Promise<Outbox> =>
  (outbox ??= importOutbox().catch((error: unknown) => {
    outbox = undefined;
    throw error;
  }));

async function importOutbox() {
  const { createOutbox } = await import("./outbox-entry.ts");
  return createOutbox(client, (failure) => recordEvent({ type: "tap", failure }));
}
