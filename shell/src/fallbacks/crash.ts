import type { DatabaseName } from "@topout/shared/browser-storage";

/**
 * Shows the crash page when the first scripts fail, or when React has removed everything. The build writes this
 * function's source into the document, so that it works without any module. It must not use imports or outer variables.
 */
export function watchForCrash(renderTimeoutMs: number) {
  const showCrashPage = (root: HTMLElement) => {
    const template = document.querySelector<HTMLTemplateElement>("#crash-page");
    if (template) root.replaceChildren(template.content.cloneNode(true));
    root.querySelector("main")?.focus();
  };

  /**
   * Whether a script of the shell failed. Excludes images, remotes and browser extensions. If a module does not load,
   * Firefox and WebKit leave `filename` empty. WebKit may report only the failed preload.
   */
  const isOwnScript = (event: Event) => {
    if (event instanceof ErrorEvent) {
      return event.filename === "" || event.filename.startsWith(location.origin);
    }
    const { target } = event;
    return target instanceof HTMLLinkElement
      ? target.href.startsWith(`${location.origin}/assets/`)
      : target instanceof HTMLScriptElement;
  };

  /** True until React replaces the static frame of the document. */
  const isStatic = (root: HTMLElement) => root.querySelector("[data-static]") !== null;

  const handleError = (event: Event) => {
    const root = document.getElementById("root");
    if (!root) return;
    if (!root.hasChildNodes() || (isStatic(root) && isOwnScript(event))) showCrashPage(root);
  };

  const handleTimeout = () => {
    const root = document.getElementById("root");
    if (root && isStatic(root)) showCrashPage(root);
  };

  // The error event of an element does not bubble, so listen in the capture phase.
  addEventListener("error", handleError, true);
  // A script that hangs reports no error. If it arrives later, React replaces the crash page.
  setTimeout(handleTimeout, renderTimeoutMs);
}

/** Makes the button of the crash page clear the storage and load the origin. Also an inline script of the document. */
export function resetAfterCrash() {
  const REFETCH_TIMEOUT_MS = 5_000;
  /** Without the outbox, whose taps must still be sent. */
  const RESET_DATABASES = [
    "topout-queries",
    "topout-video-upload",
    "topout-shared-video",
  ] as const satisfies readonly DatabaseName[];

  /** WebKit caches the failure of a preloaded script, even across reloads, until a fetch of its URL succeeds. */
  const refetchScripts = () => {
    const links = document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]");
    return Promise.allSettled(
      Array.from(links, ({ href }) =>
        fetch(href, { cache: "reload", signal: AbortSignal.timeout(REFETCH_TIMEOUT_MS) }),
      ),
    );
  };

  /** The worker could return a corrupt script again. */
  const removeWorker = async () => {
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.unregister();
    const names = registration ? await caches.keys() : [];
    await Promise.all(names.map((name) => caches.delete(name)));
  };

  const reset = async () => {
    try {
      localStorage.clear();
      sessionStorage.clear();
      for (const name of RESET_DATABASES) indexedDB.deleteDatabase(name);
      await Promise.allSettled([removeWorker(), refetchScripts()]);
    } finally {
      location.assign(location.origin);
    }
  };

  addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("[data-reset]")) void reset();
  });
}
