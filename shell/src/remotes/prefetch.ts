const IDLE_DELAY_MS = 2_000;

type Prefetch = () => Promise<void>;

interface IdleQueue {
  /** Also fetched on a slow connection. */
  readonly required: readonly Prefetch[];
  readonly optional: readonly Prefetch[];
}

let getIdleQueue: () => IdleQueue = () => ({ required: [], optional: [] });
let startedFor: string | undefined | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sets the queue for `startIdlePrefetch`. It is read when the page is idle. */
export const setIdlePrefetchQueue = (getQueue: () => IdleQueue): void => {
  getIdleQueue = getQueue;
};

/**
 * Fetches the queue when the page is idle, without its optional part on a slow connection. Every screen calls this on
 * mount, but only the first call for each user has an effect. A visitor has no id.
 */
export function startIdlePrefetch(userId: string | undefined): void {
  if (startedFor === userId) return;
  startedFor = userId;
  clearTimeout(timer);
  timer = setTimeout(() => {
    runWhenIdle(async () => {
      const { required, optional } = getIdleQueue();
      // Fetch one at a time, so that the user's own requests do not wait.
      for (const prefetch of [...required, ...(isDataExpensive() ? [] : optional)]) {
        await prefetch();
      }
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
