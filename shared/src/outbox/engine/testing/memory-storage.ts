import type { Queue } from "../queue.ts";
import type { OutboxStorage } from "../replay.ts";
import { getDroppedPhotoIds, type StoredPhoto } from "../stored-photos.ts";

interface MemoryStorage extends OutboxStorage {
  queue: Queue;
  readonly photos: Map<string, StoredPhoto>;
}

/** Simulates the storage that all tabs of a browser share. It survives a crash. */
export function createMemoryStorage(): MemoryStorage {
  return {
    queue: [],
    photos: new Map(),
    async update(change, photo) {
      const previous = this.queue;
      this.queue = change(previous);
      if (photo) this.photos.set(photo.id, photo);
      for (const id of getDroppedPhotoIds(previous, this.queue)) this.photos.delete(id);
      return this.queue;
    },
  };
}
