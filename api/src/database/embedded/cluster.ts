import { randomBytes } from "node:crypto";
import { readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";

import { StartupError } from "../../startup-error.ts";
import { type Home, makePrivate } from "./home.ts";
import { isAlive } from "./pid-file.ts";
import { run } from "./run.ts";

export const SUPERUSER = "topout";

/** Makes the cluster where there is none, whole or not at all. */
export async function ensureCluster(home: Home): Promise<void> {
  const present = await clusterVersion(home);
  const wanted = home.programs.version.split(".")[0];
  if (present === wanted) return;
  if (present !== undefined) {
    throw new StartupError(
      `${home.cluster} was made by PostgreSQL ${present}, and this program brings ${wanted}: start the version of Topout that made it, or move the folder away.`,
    );
  }
  await createCluster(home);
}

async function clusterVersion(home: Home): Promise<string | undefined> {
  try {
    return (await readFile(join(home.cluster, "PG_VERSION"), "utf8")).trim();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw new StartupError(`The database in ${home.cluster} cannot be read: ${String(error)}`);
  }
}

async function createCluster(home: Home): Promise<void> {
  await clearHalves(home);
  const half = `${home.cluster}.${process.pid}-${randomBytes(4).toString("hex")}`;
  await makePrivate(home, half);
  try {
    await run(home.account, home.programs.initdb, [
      `--pgdata=${half}`,
      `--username=${SUPERUSER}`,
      "--encoding=UTF8",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--locale=C",
      "--data-checksums",
      // Whoever may enter the socket's folder is us: see socket-folder.ts.
      "--auth-local=trust",
      "--auth-host=reject",
    ]);
    await rename(half, home.cluster);
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    // Another start may have been first, and its cluster is as good.
    if ((await clusterVersion(home)) !== undefined) return;
    throw new StartupError(`The database could not be made in ${home.folder}: ${lastLine(error)}`);
  }
}

/** What starts that were killed have left half made. */
async function clearHalves({ folder }: Home): Promise<void> {
  const halves = (await readdir(folder)).filter((name) => {
    const pid = /^postgres\.(\d+)-/.exec(name)?.[1];
    return pid !== undefined && !isAlive(Number(pid));
  });
  await Promise.all(halves.map((name) => rm(join(folder, name), { recursive: true })));
}

function lastLine(error: unknown): string {
  const said = error instanceof Error && "stderr" in error ? String(error.stderr) : String(error);
  return said.trim().split("\n").at(-1) ?? said;
}
