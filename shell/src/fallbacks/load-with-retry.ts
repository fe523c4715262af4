const RETRY_DELAY_MS = 2_000;
const MAX_RETRY_DELAY_MS = 64_000;

/** Retries with growing delays, six times in two minutes. */
export async function loadWithRetry<T>(
  load: () => Promise<T>,
  delayMs = RETRY_DELAY_MS,
): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (delayMs > MAX_RETRY_DELAY_MS) throw error;
    await new Promise((resolve) => {
      setTimeout(resolve, delayMs);
    });
    return loadWithRetry(load, delayMs * 2);
  }
}
