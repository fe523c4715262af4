import { type QueryClient, session } from "@topout/shared/platform";

let isStarted = false;

/** Starts the service worker once. Its code loads on demand, so that the first screen does not wait for it. */
export async function startServiceWorker(queryClient: QueryClient): Promise<void> {
  if (isStarted || !import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  isStarted = true;
  try {
    const client = await import("./service-worker-client.ts");
    await client.startServiceWorker(queryClient);
  } catch {
    // The chunk did not load. The next change of the session, or the next document load, tries again.
    isStarted = false;
  }
}

/** A sign-out deletes the data of the session in the worker, also before the page was idle. */
export const startServiceWorkerOnSessionChange = (queryClient: QueryClient): void =>
  void session.subscribe(() => void startServiceWorker(queryClient));
