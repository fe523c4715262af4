/**
 * Calls the function after the next paint, or at once if the page is hidden, because a hidden page does not paint. The
 * build writes this function's source into the document, so it must not use imports or outer variables.
 */
export function afterFirstPaint(run: () => void): void {
  if (document.hidden) run();
  // A timer of an animation frame runs after the frame has been painted.
  else requestAnimationFrame(() => setTimeout(run));
}
