import { rmSync } from "node:fs";
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
import { createIdentity } from "./encryption.ts";
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
  /** The age recipients that can decrypt the archive. Without any, it is not encrypted. */
  readonly recipients?: readonly string[] | undefined;
  /** Aborts the save, and removes what it has written. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Saves a consistent snapshot and verifies the archive. The program may run at the same time.
 * @throws {StartupError} if the operator can fix the problem.
 */
export async function saveArchive(options: SaveOptions): Promise<ArchiveSummary> {
  const { url, path, signal } = options;
  await checkNotExists(path);
  const partialPath = `${path}.${process.pid}.part`;
  // A signal or a second Ctrl+C can end the process before the save ends.
  const removePartialFiles = () => {
    for (const file of [partialPath, getTablePath(partialPath)]) rmSync(file, { force: true });
  };
  process.once("exit", removePartialFiles);
  try {
    const { recipients, identities } = await addVerifier(options.recipients ?? []);
    const summary = await withConnection(url, (client) =>
      save(client, partialPath, { ...options, recipients }),
    );
    await readArchive(partialPath, { identities, signal });
    await checkNotExists(path);
    await rename(partialPath, path);
    return summary;
  } catch (error) {
    // The aborted streams fail with errors of their own.
    signal?.throwIfAborted();
    throw error;
  } finally {
    await rm(partialPath, { force: true });
    process.off("exit", removePartialFiles);
  }
}

/**
 * Adds a recipient whose identity only this process has, and only until it has verified the archive. The identities of
 * the other recipients are not on this machine.
 */
async function addVerifier(recipients: readonly string[]) {
  if (recipients.length === 0) return { recipients, identities: [] };
  const { identity, recipient } = await createIdentity();
  return { recipients: [...recipients, recipient], identities: [identity] };
}

/** The path of the table that is written at the moment. */
const getTablePath = (partialPath: string): string => `${partialPath}.table`;

async function checkNotExists(path: string): Promise<void> {
  const fileExists = await access(path).then(
    () => true,
    () => false,
  );
  if (fileExists) throw new StartupError(`${path} already exists. Choose another path`);
}

async function save(client: Client, path: string, options: SaveOptions): Promise<ArchiveSummary> {
  const { storage, recipients, signal } = options;
  // Lock before the snapshot, so that no process can delete its files.
  if (storage) await lockFiles(client);
  await client.query("begin transaction isolation level repeatable read, read only");
  const schemaVersion = await requireLatestSchema(client);
  const archive = new ArchiveWriter(path, { recipients, signal });
  try {
    await archive.addJson(HEADER_FILE, createHeader(schemaVersion, options));
    const tables = await addTables(archive, client, { temporaryPath: getTablePath(path), signal });
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
