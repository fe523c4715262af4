import {
  ALL_TOPICS,
  CHANNEL,
  getLatestSchemaVersion,
  lockFiles,
  migrate,
  readSchemaVersion,
} from "@topout/api/database";
import { StartupError } from "@topout/api/startup-error";
import type { Storage } from "@topout/api/storage";
import { type Client, escapeIdentifier } from "pg";

import type { ArchiveHeader, ArchiveSummary, TableChecksum } from "./archive-format.ts";
import { readArchive } from "./archive-reader.ts";
import { loadEntries } from "./load-entries.ts";
import { verifyTables } from "./verify-tables.ts";
import { withConnection } from "./connection.ts";
import { readTables, type Table } from "./tables.ts";

interface LoadOptions {
  /** The database URL. */
  readonly url: string;
  readonly path: string;
  /** The storage for the files of a backup. Required for a backup, and omitted for an exported database. */
  readonly storage?: Storage | undefined;
  /** Whether the archive may replace existing data. */
  readonly canReplace: boolean;
  /** The age identities that can decrypt an encrypted archive. */
  readonly identities?: readonly string[] | undefined;
  /** Ends the restore, without a change of the database. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Replaces the content of the database with an archive, in one transaction. Verifies the archive first, and compares
 * the loaded tables with it. Loads an older archive with its schema, then runs the migrations.
 * @throws {StartupError} if the operator can fix the problem.
 * @throws {UnreadableArchiveError}
 */
export async function loadArchive({
  url,
  path,
  storage,
  canReplace,
  identities,
  signal,
}: LoadOptions): Promise<ArchiveSummary> {
  const { header, summary } = await verifyArchive({ path, identities, signal });
  checkKind(header, storage);
  await prepareSchema(url, header);
  await withConnection(url, async (client) => {
    // Otherwise, a job could delete a file of the archive before its row is committed.
    if (storage) await lockFiles(client);
    await client.query("begin");
    if (!canReplace) await checkEmpty(client);
    await replaceAll(client, summary.tables, (tables) =>
      loadEntries({ client, tables, storage }, { path, identities, signal }),
    );
    // Users may have ended these sessions after the backup.
    if (storage) await client.query("delete from sessions");
    await client.query("commit");
  });
  await migrate(url);
  return summary;
}

type Source = Pick<LoadOptions, "path" | "identities" | "signal">;

async function verifyArchive({ path, ...source }: Source) {
  let header: ArchiveHeader | undefined;
  const summary = await readArchive(path, { onHeader: (value) => (header = value), ...source });
  if (!header) throw new Error("The archive has no header");
  return { header, summary };
}

function checkKind({ kind }: ArchiveHeader, storage: Storage | undefined): void {
  if (kind === "backup" && !storage) {
    throw new StartupError("This archive includes files. Load it with restore");
  }
  if (kind === "database" && storage) {
    throw new StartupError("This archive does not include files. Load it with db import");
  }
}

/** Migrates the database to the schema version of the archive. */
async function prepareSchema(
  url: string,
  { app_version, schema_version }: ArchiveHeader,
): Promise<void> {
  if (schema_version > (await getLatestSchemaVersion())) {
    throw new StartupError(
      `A newer Topout created this archive (${app_version}). Load it with that version`,
    );
  }
  const currentVersion = await withConnection(url, readSchemaVersion);
  if (currentVersion > schema_version) {
    throw new StartupError(
      `An older Topout (${app_version}) created this archive, but the database has the tables of a newer one. Set DATABASE_URL to an empty database, or DATA_DIR to a new folder, and load it there: it then gets the tables of this version`,
    );
  }
  await migrate(url, schema_version);
}

async function checkEmpty(client: Client): Promise<void> {
  const { rows } = await client.query<{ has_data: boolean }>(
    "select exists (select from users) or exists (select from gyms) as has_data",
  );
  if (rows[0]?.has_data) {
    throw new StartupError(
      "The database already contains users or gyms. Use --replace to replace them with the archive",
    );
  }
}

/** Empties all tables, calls `fill`, and compares the tables with the archive. */
async function replaceAll(
  client: Client,
  checksums: readonly TableChecksum[],
  fill: (tables: readonly Table[]) => Promise<void>,
): Promise<void> {
  const tables = withArchiveColumns(checksums, await readTables(client));
  await client.query(`truncate ${tables.map(({ name }) => escapeIdentifier(name)).join(", ")}`);
  await withoutTriggers(client, tables, () => fill(tables));
  await verifyTables(client, tables, checksums);
  await client.query("select pg_notify($1, $2)", [
    CHANNEL,
    JSON.stringify({ origin: "archive", topics: ALL_TOPICS }),
  ]);
}

/** The archive contains the rows that triggers have written. Foreign keys are still checked. */
async function withoutTriggers(
  client: Client,
  tables: readonly Table[],
  fill: () => Promise<void>,
): Promise<void> {
  const alterTables = async (change: "disable" | "enable") => {
    for (const { name } of tables) {
      await client.query(`alter table ${escapeIdentifier(name)} ${change} trigger user`);
    }
  };
  await alterTables("disable");
  await fill();
  await alterTables("enable");
}

/** Uses the column order of the archive. */
const withArchiveColumns = (
  checksums: readonly TableChecksum[],
  tables: readonly Table[],
): Table[] =>
  tables.map((table) => ({
    ...table,
    columns: checksums.find(({ name }) => name === table.name)?.columns ?? table.columns,
  }));
