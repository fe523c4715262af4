import { type QueryClient, session } from "@topout/shared/platform";

import { hasStoredQueries } from "./has-stored-queries.ts";

let client: QueryClient;
let start: Promise<void> | undefined;

/** Restores what an earlier visit has stored. Loads nothing on a first visit. */
export function restoreLastVisit(queryClient: QueryClient): void {
  client = queryClient;
  // In development, the page always shows the data of the server.
  if (!import.meta.env.PROD) return;
  if (hasStoredQueries()) void restore();
  // A sign-out must delete the data of the session, even if the page was not idle before.
  session.subscribe(() => void startOffline());
}

async function restore() {
  // If this fails, the page still requests all data.
  await import("./offline-entry.ts")
    .then(({ restoreQueries }) => restoreQueries(client))
    .catch(() => undefined);
}

/** Starts the service worker, and stores the results of queries from now on. */
export const startOffline = (): Promise<void> =>
  (start ??= loadAndStart().catch(() => {
    // The chunk did not load. The next change of the session, or the next document load, tries again.
    start = undefined;
  }));

async function loadAndStart() {
  if (!import.meta.env.PROD) return;
  const { persistQueries, requestPersistentStorage, startServiceWorker } =
    await import("./offline-entry.ts");
  persistQueries(client);
  requestPersistentStorage();
  if ("serviceWorker" in navigator) await startServiceWorker(client);
}
