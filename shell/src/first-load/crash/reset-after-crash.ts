import type { DatabaseName } from "@topout/shared/browser-storage";

const REFETCH_TIMEOUT_MS = 5_000;
/** Without the outbox, whose taps must still be sent. */
const RESET_DATABASES = [
  "topout-queries",
  "topout-video-upload",
  "topout-shared-video",
] as const satisfies readonly DatabaseName[];

/** Makes the button of the crash page clear the storage and load the origin. */
export function resetAfterCrash(): void {
  addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("[data-reset]")) void reset();
  });
}

async function reset(): Promise<void> {
  try {
    localStorage.clear();
    sessionStorage.clear();
    for (const name of RESET_DATABASES) indexedDB.deleteDatabase(name);
    await Promise.allSettled([removeWorker(), refetchScripts()]);
  } finally {
    location.assign(location.origin);
  }
}

/** The worker could return a corrupt script again. */
async function removeWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.unregister();
  const names = registration ? await caches.keys() : [];
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** WebKit caches the failure of a preloaded script, even across reloads, until a fetch of its URL succeeds. */
function refetchScripts() {
  const links = document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]");
  return Promise.allSettled(
    Array.from(links, ({ href }) =>
      fetch(href, { cache: "reload", signal: AbortSignal.timeout(REFETCH_TIMEOUT_MS) }),
    ),
  );
}
