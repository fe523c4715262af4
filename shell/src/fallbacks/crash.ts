/**
 * Shows the crash page when there is nothing else to show: the first scripts failed, or all that React had drawn
 * is gone. The build writes this function's text into the document, so that it works without any module; it may
 * use nothing from outside itself.
 */
export function watchForCrash() {
  const reset = () => {
    try {
      // Taps that wait to be sent are kept elsewhere, and stay.
      localStorage.clear();
      sessionStorage.clear();
    } finally {
      location.assign(location.origin);
    }
  };

  const showCrash = (root: HTMLElement) => {
    const template = document.querySelector<HTMLTemplateElement>("#crash-page");
    if (template) root.replaceChildren(template.content.cloneNode(true));
    root.querySelector("button")?.addEventListener("click", reset);
    root.querySelector("main")?.focus();
  };

  /** Neither a picture that did not load nor what a browser's extension has done. */
  const isOurScript = (event: Event) =>
    event instanceof ErrorEvent
      ? event.filename.startsWith(location.origin)
      : event.target instanceof HTMLScriptElement;

  const look = (event: Event) => {
    const root = document.getElementById("root");
    if (!root) return;
    // The frame that stands in the document is there until React draws its own.
    const waiting = root.querySelector("[data-waiting]") !== null;
    if (!root.hasChildNodes() || (waiting && isOurScript(event))) showCrash(root);
  };

  // What does not load tells only itself: it is heard on the way down.
  addEventListener("error", look, true);
}
