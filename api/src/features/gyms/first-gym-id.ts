interface Options {
  readonly find: () => Promise<string | undefined>;
  readonly onError: (error: unknown) => void;
}

/** The document contains the id, and a wrong one costs only a request. */
const MAX_AGE_MS = 10_000;

/**
 * Returns the id of the first gym without waiting for the database, so that the document does not wait either. An old
 * id is found again in the background. After a failure, the last one stays.
 */
export function createFirstGymId({ find, onError }: Options) {
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
