import { connectionState } from "./connection-state.ts";

const MIN_DELAY_MS = 1_000;
const MAX_DELAY_MS = 60_000;

interface Actions {
  /** Requests something, so that the worker notices whether the network answers. */
  readonly probe: () => Promise<unknown>;
  readonly onReconnect: () => void;
}

/**
 * Probes the network while it is lost: after 1 s, then with a delay that doubles up to a minute. Starts again with 1 s
 * when the browser reports that the network is back, because it often reports that too early.
 */
export function watchConnection({ probe, onReconnect }: Actions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let delayMs = MIN_DELAY_MS;
  let isLost = false;

  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void retry(), delayMs);
  };
  const retry = async () => {
    delayMs = Math.min(delayMs * 2, MAX_DELAY_MS);
    // A failed probe is expected.
    await probe().catch(() => undefined);
    if (isLost) schedule();
  };
  const handleChange = ({ savedAt }: { readonly savedAt: number | null }) => {
    const wasLost = isLost;
    isLost = savedAt !== null;
    if (isLost && !wasLost) schedule();
    if (isLost || !wasLost) return;
    clearTimeout(timer);
    delayMs = MIN_DELAY_MS;
    onReconnect();
  };
  const handleOnline = () => {
    delayMs = MIN_DELAY_MS;
    if (isLost) schedule();
  };

  const unsubscribe = connectionState.subscribe(handleChange);
  addEventListener("online", handleOnline);
  return () => {
    clearTimeout(timer);
    unsubscribe();
    removeEventListener("online", handleOnline);
  };
}
