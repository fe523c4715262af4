import { getToken, type QueryCache, type QueryClient, session } from "@topout/shared/platform";

import { setHasStoredQueries } from "./has-stored-queries.ts";
import { isStorable } from "./storable-queries.ts";
import { createQueryStorage } from "./stored-queries.ts";

const THROTTLE_MS = 1_000;

type QueryEvent = Parameters<Parameters<QueryCache["subscribe"]>[0]>[0];
type QueryStorage = ReturnType<typeof createQueryStorage>;

/** Shows the results of the last visit until the responses of this one arrive. */
export async function restoreQueries(
  client: QueryClient,
  storage: QueryStorage = createQueryStorage(),
): Promise<void> {
  await storage.restore(client, getToken());
}

/** An error can mean that the server no longer shows the data. The screens of setters poll queries that are not stored. */
const changesStored = (event: QueryEvent) =>
  isStorable(event.query.queryKey) &&
  (event.type === "removed" ||
    (event.type === "updated" &&
      (event.action.type === "success" || event.action.type === "error")));

/** Stores the results of queries at most once a second. A change of the session deletes them. */
export function persistQueries(
  client: QueryClient,
  storage: QueryStorage = createQueryStorage(),
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Writes run one after another, so that a late save cannot follow a deletion.
  let queue: Promise<void> = Promise.resolve();
  const enqueue = (work: () => Promise<void>) => {
    // A write fails if the storage is full or blocked. The page works without it.
    queue = queue.then(work).catch(() => undefined);
  };

  const save = () => {
    timer = undefined;
    const token = getToken();
    enqueue(async () => {
      if (getToken() !== token) return;
      await storage.save(client, token);
      setHasStoredQueries(true);
    });
  };
  const scheduleSave = () => {
    timer ??= setTimeout(save, THROTTLE_MS);
  };

  const stopObserving = client.getQueryCache().subscribe((event) => {
    if (changesStored(event)) scheduleSave();
  });
  const stopSession = session.subscribe(() => {
    clearTimeout(timer);
    timer = undefined;
    enqueue(async () => {
      await storage.clear();
      setHasStoredQueries(false);
    });
  });
  scheduleSave();
  return () => {
    clearTimeout(timer);
    stopObserving();
    stopSession();
  };
}
