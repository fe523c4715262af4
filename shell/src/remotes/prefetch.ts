const QUIET_MS = 2_000;

type Warm = () => Promise<void>;

let idleList: readonly Warm[] = [];
let began = false;

/** What will be fetched once the first screen has been painted and the page is quiet. */
export const prefetchWhenIdle = (list: readonly Warm[]): void => {
  idleList = list;
};

/** Called when a screen is there. The first time, the others are fetched, one by one, when nothing else is going on. */
export function startIdlePrefetch(): void {
  if (began || savesData()) return;
  began = true;
  setTimeout(() => {
    whenIdle(async () => {
      // One at a time: a warming must never crowd out what the person asks for.
      for (const warm of idleList) await warm();
    });
  }, QUIET_MS);
}

const whenIdle = (work: () => Promise<void>) => {
  // Safari has no idle callback; two quiet seconds have passed already.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(() => void work());
  else void work();
};

const savesData = () => "connection" in navigator && Object(navigator.connection).saveData === true;

/** Fetches what is behind a link as soon as somebody points at it or reaches it by keyboard. */
export function prefetchOnIntent(warmPath: (url: URL) => void): () => void {
  const approach = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link?.origin === location.origin) warmPath(new URL(link.href));
  };
  document.addEventListener("pointerover", approach, { passive: true });
  document.addEventListener("focusin", approach);
  return () => {
    document.removeEventListener("pointerover", approach);
    document.removeEventListener("focusin", approach);
  };
}
