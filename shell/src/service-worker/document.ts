import { removeExpiredSharedVideo } from "@topout/shared/video-storage";

import { logFailure } from "./log-failure.ts";
import { readCurrentSnapshot } from "./snapshot-store.ts";
import { updateSnapshot } from "./update-snapshot.ts";

/** Leaves the network to the first screen. */
const UPDATE_DELAY_MS = 2_000;

/** Returns the stored document for every screen, and then looks for a newer one. */
export async function serveDocument(event: FetchEvent): Promise<Response> {
  const snapshot = await readCurrentSnapshot().catch((error: unknown) => {
    // A worker that cannot read its storage must not stop the app.
    logFailure("The stored snapshot cannot be read", error);
    return undefined;
  });
  event.waitUntil(updateLater());
  return snapshot
    ? new Response(snapshot.html, { headers: snapshot.headers })
    : fetch(event.request);
}

async function updateLater() {
  await new Promise((resolve) => {
    setTimeout(resolve, UPDATE_DELAY_MS);
  });
  // Fails offline, or during a deployment. The next document load tries again.
  await logRejection("Topout could not look for an update", updateSnapshot());
  await logRejection("An expired video could not be deleted", removeExpiredSharedVideo());
}

const logRejection = (message: string, work: Promise<void>) =>
  work.catch((error: unknown) => logFailure(message, error));
