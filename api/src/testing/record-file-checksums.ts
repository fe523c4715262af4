import type { Database } from "../database/database.ts";
import { recordChecksums } from "../storage/record-checksums.ts";
import type { Storage } from "../storage/storage.ts";

interface StoringApi {
  readonly storage: Storage;
  readonly db: Database;
}

/** Makes the API record the checksums of the files that it stores, as the program does. */
export const recordFileChecksums = ({ storage, db }: StoringApi): void =>
  void Object.assign(storage, recordChecksums({ ...storage }, db));
