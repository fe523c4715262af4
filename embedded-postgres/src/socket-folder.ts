import { mkdtemp, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { type Cluster, createPrivateFolder } from "./locate-cluster.ts";
import { PostgresStartError } from "./start-error.ts";

/** The size of `sun_path`, without its final zero byte. */
const MAX_SOCKET_PATH_BYTES = process.platform === "darwin" ? 103 : 107;

const isShortEnough = (folder: string): boolean =>
  Buffer.byteLength(join(folder, ".s.PGSQL.5432")) <= MAX_SOCKET_PATH_BYTES;

/** Creates a private folder for the socket: beside the cluster, or in a temporary folder if that path is too long. */
export async function createSocketFolder(cluster: Cluster): Promise<string> {
  const preferred = join(cluster.folder, "socket");
  if (isShortEnough(preferred)) {
    await createPrivateFolder(cluster.account, preferred);
    return preferred;
  }
  for (const parent of [tmpdir(), "/tmp", "/var/tmp"]) {
    const folder =
      isShortEnough(join(parent, "topout-XXXXXX")) && (await tryCreate(cluster, parent));
    if (folder) return folder;
  }
  throw new PostgresStartError(
    `The path of the data folder ${cluster.folder} is too long for a database socket, and there is no usable temporary folder.`,
  );
}

async function tryCreate({ account }: Cluster, parent: string): Promise<string | undefined> {
  const stats = await stat(parent).catch(() => undefined);
  if (!stats?.isDirectory()) return undefined;
  try {
    const folder = await mkdtemp(join(parent, "topout-"));
    await createPrivateFolder(account, folder);
    return folder;
  } catch {
    return undefined;
  }
}
