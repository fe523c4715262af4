import type { SQL } from "drizzle-orm";

import type { Transaction } from "../database/database.ts";
import { videos } from "../database/schema.ts";

/** Returns the files of these videos. Locks the rows, so that no worker adds a file before the deletion. */
export async function lockVideoFiles(tx: Transaction, where: SQL | undefined): Promise<string[]> {
  const rows = await tx
    .select({ original: videos.original, file: videos.file, thumbnail: videos.thumbnail })
    .from(videos)
    .where(where)
    .orderBy(videos.id)
    .for("update");
  return rows.flatMap((row) => Object.values(row)).filter((key) => key !== null);
}
