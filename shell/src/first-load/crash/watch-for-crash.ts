import { isFrameStatic } from "../is-frame-static.ts";

/** Shows the crash page when the first scripts fail, or when React has removed everything. */
export function watchForCrash(renderTimeoutMs: number): void {
  // The error event of an element does not bubble, so listen in the capture phase.
  addEventListener("error", handleError, true);
  // A script that hangs reports no error. If it arrives later, React replaces the crash page.
  setTimeout(() => isFrameStatic() && showCrashPage(), renderTimeoutMs);
}

function handleError(event: Event): void {
  const root = document.getElementById("root");
  if (!root) return;
  if (!root.hasChildNodes() || (isFrameStatic() && isOwnScript(event))) showCrashPage();
}

/**
 * Whether a script of the shell failed. Excludes images, remotes and browser extensions. If a module does not load,
 * Firefox and WebKit leave `filename` empty. WebKit may report only the failed preload.
 */
function isOwnScript(event: Event): boolean {
  if (event instanceof ErrorEvent) {
    return event.filename === "" || event.filename.startsWith(location.origin);
  }
  const { target } = event;
  return target instanceof HTMLLinkElement
    ? target.href.startsWith(`${location.origin}/assets/`)
    : target instanceof HTMLScriptElement;
}

function showCrashPage(): void {
  const template = document.querySelector<HTMLTemplateElement>("#crash-page");
  const root = document.getElementById("root");
  if (!template || !root) return;
  root.replaceChildren(template.content.cloneNode(true));
  root.querySelector("main")?.focus();
}
