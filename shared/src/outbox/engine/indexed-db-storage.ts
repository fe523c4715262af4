import { createDatabaseStore } from "@topout/shared/browser-storage";
import { get, update } from "idb-keyval";

import type { Queue } from "./queue.ts";
import type { OutboxStorage } from "./replay.ts";
import { getDroppedPhotoIds, type StoredPhoto, toPhoto } from "./stored-photos.ts";

const KEY = "queue";

const getPhotoKey = (id: string) => `photo:${id}`;

interface IndexedDbStorage extends OutboxStorage {
  readonly read: () => Promise<Queue>;
  readonly readPhoto: (id: string) => Promise<Blob | undefined>;
}

/**
 * Stores the queue in IndexedDB, which all tabs share. Each photo is a record beside it, so that a change of the queue
 * does not write the photos again. One transaction changes both.
 */
export function createIndexedDbStorage(): IndexedDbStorage {
  const store = createDatabaseStore("topout-outbox", "outbox");
  return {
    read: async () => (await get<Queue>(KEY, store)) ?? [],
    readPhoto: async (id) => toPhoto(await get<unknown>(getPhotoKey(id), store)),
    update: async (change, photo) => {
      let changed: Queue | undefined;
      await store("readwrite", (records) =>
        update<Queue>(
          KEY,
          (queue = []) => {
            // The store runs this again after it has lost the connection, and may have stored the first result.
            if (!changed || !isEqual(changed, queue)) changed = change(queue);
            updatePhotos(records, { photo, droppedIds: getDroppedPhotoIds(queue, changed) });
            return changed;
          },
          async (_mode, run) => run(records),
        ),
      );
      return changed ?? [];
    },
  };
}

interface PhotoChange {
  readonly photo: StoredPhoto | undefined;
  readonly droppedIds: readonly string[];
}

function updatePhotos(records: IDBObjectStore, { photo, droppedIds }: PhotoChange): void {
  if (photo) records.put(photo, getPhotoKey(photo.id));
  for (const id of droppedIds) records.delete(getPhotoKey(id));
}

const isEqual = (first: Queue, second: Queue) => JSON.stringify(first) === JSON.stringify(second);
