/** Long enough for the requests of the first screen. */
const DELAY_MS = 3_000;

// The component loads its code again when it is rendered, and then shows the error.
const ignoreError = () => undefined;

/** Loads code that the first screen does not need, so that a tap does not wait for it. Returns a function that cancels it. */
export function prefetchAfterStart(load: () => Promise<unknown>): () => void {
  const timer = setTimeout(() => void load().catch(ignoreError), DELAY_MS);
  return () => clearTimeout(timer);
}
