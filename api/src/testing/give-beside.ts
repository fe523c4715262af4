import { join } from "node:path";

import { reuseOrStartPostgres } from "@topout/embedded-postgres";

import { openDatabase } from "../database/database.ts";
import { createChanges } from "../lists/changes.ts";
import { localStorage } from "../storage/local-storage.ts";
import { createGiven, type Given } from "./given.ts";

/** Gives a program that runs on this data folder what a journey shall find there; it hears of it as of any change. */
export async function giveBeside<T>(
  dataDir: string,
  give: (given: Given) => Promise<T>,
): Promise<T> {
  const { url, stop } = await reuseOrStartPostgres(dataDir);
  const { db, close } = openDatabase(url, { connections: 8 });
  try {
    const storage = localStorage(join(dataDir, "files"));
    return await give(createGiven({ db, changes: createChanges(db), storage }));
  } finally {
    await close();
    await stop();
  }
}
