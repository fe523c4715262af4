/** Does what can wait once the next picture is painted: a frame's callbacks run before that, what they put off runs after. */
export function runAfterPaint(act: () => void): () => void {
  let task: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    task = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
}
