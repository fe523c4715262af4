import { access, rename, rm } from "node:fs/promises";

import { lockFiles, requireLatestSchema } from "@topout/api/database";
import { StartupError } from "@topout/api/startup-error";
import type { Storage } from "@topout/api/storage";
import type { Client } from "pg";

import {
  type ArchiveHeader,
  HEADER_FILE,
  JOBS_FILE,
  type ArchiveSummary,
} from "./archive-format.ts";
import { readArchive } from "./archive-reader.ts";
import { ArchiveWriter } from "./archive-writer.ts";
import { readPendingJobs } from "./archived-jobs.ts";
import { addFiles } from "./save-files.ts";
import { addTables } from "./save-tables.ts";
import { withConnection } from "./connection.ts";

interface SaveOptions {
  /** The database URL. */
  readonly url: string;
  /** The path of the new archive. The file must not exist. */
  readonly path: string;
  /** The version of the program. */
  readonly appVersion: string;
  /** Includes the files of this storage. Without it, the archive contains only the database. */
  readonly storage?: Storage | undefined;
}

/**
 * Saves a consistent snapshot and verifies the archive. The program may run at the same time.
 * @throws {StartupError} if the operator can fix the problem.
 */
export async function saveArchive(options: SaveOptions): Promise<ArchiveSummary> {
  const { url, path } = options;
  await checkNotExists(path);
  const partialPath = `${path}.${process.pid}.part`;
  try {
    const summary = await withConnection(url, (client) => save(client, partialPath, options));
    await readArchive(partialPath);
    await checkNotExists(path);
    await rename(partialPath, path);
    return summary;
  } finally {
    await rm(partialPath, { force: true });
  }
}

async function checkNotExists(path: string): Promise<void> {
  const fileExists = await access(path).then(
    () => true,
    () => false,
  );
  if (fileExists) throw new StartupError(`${path} already exists. Choose another path`);
}

async function save(client: Client, path: string, options: SaveOptions): Promise<ArchiveSummary> {
  const { storage } = options;
  // Lock before the snapshot, so that no process can delete its files.
  if (storage) await lockFiles(client);
  await client.query("begin transaction isolation level repeatable read, read only");
  const schemaVersion = await requireLatestSchema(client);
  const archive = new ArchiveWriter(path);
  try {
    await archive.addJson(HEADER_FILE, createHeader(schemaVersion, options));
    const tables = await addTables(archive, client, `${path}.table`);
    const jobs = await readPendingJobs(client);
    await archive.addJson(JOBS_FILE, jobs);
    const files = await addFiles(archive, client, storage);
    const summary = { tables, jobs: jobs.length, files };
    await archive.finish(summary);
    return summary;
  } catch (error) {
    await archive.abort();
    throw error;
  }
}

const createHeader = (
  schemaVersion: number,
  { storage, appVersion }: SaveOptions,
): ArchiveHeader => ({
  format: 2,
  kind: storage ? "backup" : "database",
  created_at: new Date().toISOString(),
  app_version: appVersion,
  schema_version: schemaVersion,
});
