import { join } from "node:path";

import { reuseOrStartPostgres } from "@topout/embedded-postgres";

import { openDatabase } from "../database/database.ts";
import { withChanges } from "../auth/changes.ts";
import { createLocalStorage } from "../storage/local-storage.ts";
import { createSeed, type Seed } from "./seed.ts";

/** Inserts test data into the database of a running program, which is notified of the changes. */
export async function seedRunningProgram<T>(
  dataDir: string,
  insert: (seed: Seed) => Promise<T>,
): Promise<T> {
  const { url, stop } = await reuseOrStartPostgres(dataDir);
  const { db, close } = openDatabase(url, { maxConnections: 8 });
  try {
    const storage = createLocalStorage(join(dataDir, "files"));
    return await withChanges(db, (changes) => insert(createSeed({ db, changes, storage })));
  } finally {
    await close();
    await stop();
  }
}
