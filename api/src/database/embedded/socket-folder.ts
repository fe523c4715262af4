import { chown, mkdtemp, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { StartupError } from "../../startup-error.ts";
import { type Home, makePrivate } from "./home.ts";

/** What the system takes as the path of a socket, in bytes. */
const LONGEST = process.platform === "darwin" ? 103 : 107;

const fits = (folder: string): boolean =>
  Buffer.byteLength(join(folder, ".s.PGSQL.5432")) <= LONGEST;

/** A private folder for the socket: beside the cluster, or a short one where that lies too deep. */
export async function makeSocketFolder(home: Home): Promise<string> {
  const beside = join(home.folder, "socket");
  if (fits(beside)) {
    await makePrivate(home, beside);
    return beside;
  }
  for (const parent of [tmpdir(), "/tmp", "/var/tmp"]) {
    const folder = fits(join(parent, "topout-XXXXXX")) && (await tryMake(home, parent));
    if (folder) return folder;
  }
  throw new StartupError(
    `The path of the data folder is too long for a database socket, and no short one was found: ${home.folder}`,
  );
}

async function tryMake(home: Home, parent: string): Promise<string | undefined> {
  const found = await stat(parent).catch(() => undefined);
  if (!found?.isDirectory()) return undefined;
  try {
    const folder = await mkdtemp(join(parent, "topout-"));
    const { ids } = home.account;
    if (ids) await chown(folder, ids.uid, ids.gid);
    return folder;
  } catch {
    return undefined;
  }
}
