import type { Database } from "../database/database.ts";
import { deleteChecksums, storeChecksum } from "../database/stored-checksums.ts";
import { ByteCounter } from "./byte-counter.ts";
import type { Storage } from "./storage.ts";

/** Records the size and the checksum of each file that the program stores, for `topout check`. */
export const recordChecksums = (storage: Storage, db: Database): Storage => ({
  ...storage,
  put: async (content, requestedKey) => {
    const counter = new ByteCounter();
    const key = await storage.put(counter.count(content), requestedKey);
    await storeChecksum(db, { key, ...counter.finish() });
    return key;
  },
  delete: async (key) => {
    await storage.delete(key);
    await deleteChecksums(db, [key]);
  },
});
