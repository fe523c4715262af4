const IDLE_DELAY_MS = 2_000;

type Prefetch = () => Promise<void>;

let getIdleQueue: () => readonly Prefetch[] = () => [];
let isStarted = false;

/** Sets the queue for `startIdlePrefetch`. It is read when the page is idle. */
export const setIdlePrefetchQueue = (getQueue: () => readonly Prefetch[]): void => {
  getIdleQueue = getQueue;
};

/**
 * Fetches the queue when the page is idle, but not on a slow connection. Every screen calls this on mount, but only the
 * first call has an effect.
 */
export function startIdlePrefetch(): void {
  if (isStarted || isDataExpensive()) return;
  isStarted = true;
  setTimeout(() => {
    runWhenIdle(async () => {
      // Fetch one at a time, so that the user's own requests do not wait.
      for (const prefetch of getIdleQueue()) await prefetch();
    });
  }, IDLE_DELAY_MS);
}

const runWhenIdle = (callback: () => Promise<void>) => {
  // Safari has no requestIdleCallback. The delay above is enough there.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(() => void callback());
  else void callback();
};

/** Only Chromium has `navigator.connection`. */
function isDataExpensive(): boolean {
  if (!("connection" in navigator)) return false;
  const { saveData, effectiveType } = Object(navigator.connection);
  return saveData === true || ["slow-2g", "2g", "3g"].includes(effectiveType);
}

/** Prefetches the target of a link on hover and on focus. */
export function prefetchOnIntent(prefetchUrl: (url: URL) => void): () => void {
  const handleIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link?.origin === location.origin) prefetchUrl(new URL(link.href));
  };
  document.addEventListener("pointerover", handleIntent, { passive: true });
  document.addEventListener("focusin", handleIntent);
  return () => {
    document.removeEventListener("pointerover", handleIntent);
    document.removeEventListener("focusin", handleIntent);
  };
}
