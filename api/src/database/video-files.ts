import type { SQL } from "drizzle-orm";

import type { Transaction } from "./database.ts";
import { videos } from "./schema.ts";

/** The files of these videos, held until the transaction ends: no worker can add one to a video that is about to go. */
export async function videoFiles(tx: Transaction, which: SQL | undefined): Promise<string[]> {
  const rows = await tx
    .select({ original: videos.original, file: videos.file, thumbnail: videos.thumbnail })
    .from(videos)
    .where(which)
    .orderBy(videos.id)
    .for("update");
  return rows.flatMap((row) => Object.values(row)).filter((key) => key !== null);
}
