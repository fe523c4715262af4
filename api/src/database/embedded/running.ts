import { findHome } from "./home.ts";
import { isPostmaster, readPidFile } from "./pid-file.ts";
import { probe, socketUrl } from "./probe.ts";

/** The address of the built-in database of a program that runs on this data folder; undefined where none does. */
export async function runningUrl(dataDir: string, database: string): Promise<string | undefined> {
  const { cluster } = await findHome(dataDir);
  const found = await readPidFile(cluster);
  if (!found || !(await isPostmaster(found.pid, cluster))) return undefined;
  const answer = await probe(found.socketFolder);
  return answer === "ready" ? socketUrl(found.socketFolder, database) : undefined;
}
