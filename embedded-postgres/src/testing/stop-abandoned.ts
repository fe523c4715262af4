import { join } from "node:path";

import { readPidFile } from "../pid-file.ts";
import { stopPostmaster } from "../postmaster.ts";

/** Stops the server that a killed program left running in this data folder. */
export async function stopAbandonedPostgres(dataDir: string): Promise<void> {
  const pgData = join(dataDir, "postgres");
  const file = await readPidFile(pgData);
  if (file) await stopPostmaster(file.pid, pgData);
}
