import {
  type Operation,
  type Outbox,
  outboxState,
  type QueryClient,
} from "@topout/shared/platform";
import { v7 as uuidv7 } from "uuid";

import type { PublishedStorage } from "./published-storage.ts";
import { enqueue, enqueueRestore, type Queue, remove } from "./queue.ts";
import { type StoredPhoto, toStoredPhoto } from "./stored-photos.ts";
import { refreshAfterDiscard } from "./update-cache.ts";

interface Dependencies {
  readonly client: QueryClient;
  readonly storage: Pick<PublishedStorage, "update" | "readPhoto">;
  /** @throws if no user is signed in. */
  readonly getUserId: () => string;
  readonly replay: () => Promise<void>;
}

/** Creates the functions with which the user changes the outbox. */
export function createUserChanges({
  client,
  storage,
  getUserId,
  replay,
}: Dependencies): Omit<Outbox, "replay"> {
  const change = async (
    update: (queue: Queue, userId: string) => Queue,
    photo?: StoredPhoto,
  ): Promise<void> => {
    const userId = getUserId();
    await storage.update((queue) => update(queue, userId), photo);
    void replay();
  };
  const add = (operation: Operation, subject: string, photo?: StoredPhoto) =>
    change((queue, userId) => enqueue(queue, { id: uuidv7(), userId, operation, subject }), photo);

  return {
    enqueue: (operation, subject) => add(operation, subject),
    enqueuePhoto: async (routeId, photo, subject) => {
      const stored = await toStoredPhoto(uuidv7(), photo);
      const { size } = photo;
      await add({ type: "savePhoto", routeId, photoId: stored.id, size }, subject, stored);
    },
    loadPhoto: storage.readPhoto,
    restoreClimb: (climb, subject) =>
      change((queue, userId) => enqueueRestore(queue, { userId, climb, subject, newId: uuidv7() })),
    discard: async (entryId) => {
      const entry = outboxState.getState().entries.find(({ id }) => id === entryId);
      // `change` also replays, because entries of the same route may have waited for this one.
      await change((queue) => remove(queue, entryId));
      // The server may have stored it, although it has returned errors.
      if (entry) void refreshAfterDiscard(client, entry.operation);
    },
    discardAll: () => change((queue, userId) => queue.filter((entry) => entry.userId !== userId)),
  };
}
