interface Options {
  readonly find: () => Promise<string | undefined>;
  readonly onError: (error: unknown) => void;
}

/** An outdated id in the document costs the browser only one request. */
const MAX_AGE_MS = 10_000;

/**
 * Caches the id of the first gym. `get` returns the cached id immediately, so that the document never waits for the
 * database. It refreshes an old id in the background. If that fails, the cached id remains.
 */
export function createFirstGymIdCache({ find, onError }: Options) {
  let id: string | undefined;
  let requestedAt = -Infinity;

  const refresh = async (): Promise<void> => {
    requestedAt = performance.now();
    try {
      id = await find();
    } catch (error) {
      onError(error);
    }
  };
  const get = (): string | undefined => {
    if (performance.now() - requestedAt > MAX_AGE_MS) void refresh();
    return id;
  };
  return { get, refresh };
}
