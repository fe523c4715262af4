/**
 * Runs the callback after the next paint. A timeout set in an animation frame fires after the frame is painted. Returns
 * a function that cancels the callback.
 */
export function runAfterPaint(callback: () => void): () => void {
  let timeout: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timeout = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timeout);
  };
}
