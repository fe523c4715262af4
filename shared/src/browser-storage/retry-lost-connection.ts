/**
 * WebKit cuts the connections of pages in the background, without a `close` event: every use of them fails. Other
 * browsers do it too, for example if their storage process crashes.
 */
const LOST_CONNECTION_ERRORS: ReadonlySet<unknown> = new Set([
  "InvalidStateError",
  "UnknownError",
  "AbortError",
]);

/** IndexedDB aborts a transaction of a lost connection with null as its error. */
function isConnectionLost(error: unknown) {
  const { name } = Object(error) as { readonly name?: unknown };
  return error === null || LOST_CONNECTION_ERRORS.has(name);
}

/**
 * Runs a function that opens a database. Runs it again if the connection was lost. The first run may have been stored,
 * so the second one must not have another effect.
 */
export async function retryLostConnection<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!isConnectionLost(error)) throw error;
    return run();
  }
}
