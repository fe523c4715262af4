import { access, rename, rm } from "node:fs/promises";

import type { Client } from "pg";

import { holdFiles } from "../database/file-hold.ts";
import { StartupError } from "../errors/startup-error.ts";
import type { Storage } from "../storage/storage.ts";
import { version } from "../config/version.ts";
import { type Head, HEAD, JOBS, type Sums } from "./archive-format.ts";
import { readArchive } from "./archive-reader.ts";
import { ArchiveWriter } from "./archive-writer.ts";
import { waitingJobs } from "./jobs.ts";
import { requireKnownLevel } from "./levels.ts";
import { addFiles } from "./save-files.ts";
import { addTables } from "./save-tables.ts";
import { withSession } from "./session.ts";

interface Saving {
  /** Of the database. */
  readonly url: string;
  /** Where the archive is made; nothing may be there yet. */
  readonly path: string;
  /** Whose files go into it too; without it the database is saved alone. */
  readonly storage?: Storage | undefined;
}

/**
 * Saves everything as it was at one moment, while the program may go on running, and reads the archive back to find
 * out that it is whole. Answers with what is in it.
 * @throws {StartupError} for what the person can mend.
 */
export async function saveArchive({ url, path, storage }: Saving): Promise<Sums> {
  await refuseTaken(path);
  const half = `${path}.${process.pid}.part`;
  try {
    const sums = await withSession(url, (client) => save(client, half, storage));
    await readArchive(half);
    await refuseTaken(path);
    await rename(half, path);
    return sums;
  } finally {
    await rm(half, { force: true });
  }
}

async function refuseTaken(path: string): Promise<void> {
  const taken = await access(path).then(
    () => true,
    () => false,
  );
  if (taken) throw new StartupError(`${path} is there already, and is not overwritten`);
}

async function save(client: Client, path: string, storage?: Storage): Promise<Sums> {
  // Before the snapshot is taken, so that no file which that names can go.
  if (storage) await holdFiles(client);
  await client.query("begin transaction isolation level repeatable read, read only");
  const level = await requireKnownLevel(client);
  const archive = new ArchiveWriter(path);
  try {
    await archive.addJson(HEAD, headOf(level, storage));
    const tables = await addTables(archive, client, `${path}.table`);
    const jobs = await waitingJobs(client);
    await archive.addJson(JOBS, jobs);
    const files = await addFiles(archive, client, storage);
    const sums = { tables, jobs: jobs.length, files };
    await archive.end(sums);
    return sums;
  } catch (error) {
    await archive.abandon();
    throw error;
  }
}

const headOf = (level: number, storage: Storage | undefined): Head => ({
  format: 1,
  kind: storage ? "backup" : "database",
  made: new Date().toISOString(),
  program: version,
  level,
});
