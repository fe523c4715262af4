/**
 * Shows the crash page when the first scripts fail, or when React has removed everything. The build writes this
 * function's source into the document, so that it works without any module. It must not use anything from outside.
 */
export function watchForCrash() {
  const reset = () => {
    try {
      // Unsent changes are stored elsewhere, and stay.
      localStorage.clear();
      sessionStorage.clear();
    } finally {
      location.assign(location.origin);
    }
  };

  const showCrashPage = (root: HTMLElement) => {
    const template = document.querySelector<HTMLTemplateElement>("#crash-page");
    if (template) root.replaceChildren(template.content.cloneNode(true));
    root.querySelector("button")?.addEventListener("click", reset);
    root.querySelector("main")?.focus();
  };

  /** Excludes images and scripts of browser extensions. */
  const isOwnScript = (event: Event) =>
    event instanceof ErrorEvent
      ? event.filename.startsWith(location.origin)
      : event.target instanceof HTMLScriptElement;

  const handleError = (event: Event) => {
    const root = document.getElementById("root");
    if (!root) return;
    // The document's static frame is there until React renders.
    const isStatic = root.querySelector("[data-static]") !== null;
    if (!root.hasChildNodes() || (isStatic && isOwnScript(event))) showCrashPage(root);
  };

  // The error event of an element does not bubble, so listen in the capture phase.
  addEventListener("error", handleError, true);
}
