/** Calls the function once: after the next paint, or when the page is hidden, because a hidden page does not paint. */
export function afterFirstPaint(run: () => void): void {
  let hasRun = false;
  const runOnce = () => {
    if (hasRun) return;
    hasRun = true;
    run();
  };
  if (document.hidden) {
    runOnce();
    return;
  }
  // A timer of an animation frame runs after the frame has been painted.
  requestAnimationFrame(() => setTimeout(runOnce));
  document.addEventListener("visibilitychange", runOnce, { once: true });
}
