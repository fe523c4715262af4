import { readCurrentRelease } from "./release-store.ts";
import { updateRelease } from "./update-release.ts";

/** Leaves the network to the first screen. */
const UPDATE_DELAY_MS = 2_000;

/** Returns the stored document for every screen, and looks for a newer one behind it. */
export async function serveDocument(event: FetchEvent): Promise<Response> {
  const release = await readCurrentRelease().catch((error: unknown) => {
    // A worker that cannot read its storage must not stop the app.
    console.warn("The stored release cannot be read", error);
    return undefined;
  });
  event.waitUntil(updateLater());
  return release ? new Response(release.html, { headers: release.headers }) : fetch(event.request);
}

async function updateLater() {
  await new Promise((resolve) => {
    setTimeout(resolve, UPDATE_DELAY_MS);
  });
  try {
    await updateRelease();
  } catch (error) {
    // Offline, or during a deployment. The next document load tries again.
    console.info("Topout could not look for an update", error);
  }
}
