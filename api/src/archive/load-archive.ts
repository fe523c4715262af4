import { type Client, escapeIdentifier } from "pg";

import { knownLevel, migrate } from "../database/migrate.ts";
import { CHANNEL } from "../lists/changes.ts";
import { everyTopic } from "../lists/topics.ts";
import { StartupError } from "../errors/startup-error.ts";
import type { Storage } from "../storage/storage.ts";
import type { Head, Sums, TableSum } from "./archive-format.ts";
import { readArchive } from "./archive-reader.ts";
import { levelOf } from "./levels.ts";
import { loadEntries } from "./load-entries.ts";
import { requireSame } from "./require-same.ts";
import { withSession } from "./session.ts";
import { readTables, type Table } from "./tables.ts";

interface Loading {
  /** Of the database. */
  readonly url: string;
  readonly path: string;
  /** Where the files of a backup go; without it the archive has to be of the database alone. */
  readonly storage?: Storage | undefined;
  /** Whether what people have put there may be replaced. */
  readonly replace: boolean;
}

/**
 * Puts an archive in the place of what the database holds: all of it or nothing, and only after it was found whole.
 * What was loaded is compared with what was saved. An archive of an older version is loaded as it was, and brought up
 * to date then. Answers with what was in it.
 * @throws {StartupError} for what the person can mend.
 * @throws {DamagedArchiveError}
 */
export async function loadArchive({ url, path, storage, replace }: Loading): Promise<Sums> {
  const { head, sums } = await readWhole(path);
  refuseKind(head, storage);
  await prepareLevel(url, head);
  await withSession(url, async (client) => {
    await client.query("begin");
    if (!replace) await refuseInhabited(client);
    await replaceAll(client, sums.tables, (tables) =>
      loadEntries({ client, tables, storage }, path),
    );
    await client.query("commit");
  });
  await migrate(url);
  return sums;
}

/** Before anything is touched. */
async function readWhole(path: string): Promise<{ readonly head: Head; readonly sums: Sums }> {
  let head: Head | undefined;
  const sums = await readArchive(path, { head: (found) => (head = found) });
  if (!head) throw new Error("An archive was read without its beginning");
  return { head, sums };
}

function refuseKind({ kind }: Head, storage: Storage | undefined): void {
  if (kind === "backup" && !storage) {
    throw new StartupError("This archive has files in it: load it with restore");
  }
  if (kind === "database" && storage) {
    throw new StartupError("This archive has no files in it: load it with db import");
  }
}

/** The archive's tables and those of the database have to be the same. */
async function prepareLevel(url: string, { level, program }: Head): Promise<void> {
  if (level > (await knownLevel())) {
    throw new StartupError(
      `This archive was made by a newer Topout (${program}): load it with that version`,
    );
  }
  const present = await withSession(url, levelOf);
  if (present > level) {
    throw new StartupError(
      `This archive was made by an older Topout (${program}): load it into a database without tables`,
    );
  }
  await migrate(url, level);
}

async function refuseInhabited(client: Client): Promise<void> {
  const { rows } = await client.query<{ inhabited: boolean }>(
    "select exists (select from users) or exists (select from gyms) as inhabited",
  );
  if (rows[0]?.inhabited) {
    throw new StartupError(
      "There are people or gyms in the database: --replace puts the archive in their place",
    );
  }
}

/** Empties every table, has them filled, and finds out whether they hold what was saved. */
async function replaceAll(
  client: Client,
  saved: readonly TableSum[],
  fill: (tables: readonly Table[]) => Promise<void>,
): Promise<void> {
  const tables = inColumnsOf(saved, await readTables(client));
  await client.query(`truncate ${tables.map(({ name }) => escapeIdentifier(name)).join(", ")}`);
  await fill(tables);
  // What a trigger leaves for the end of the transaction comes before the comparison.
  await client.query("set constraints all immediate");
  await requireSame(client, tables, saved);
  await client.query("select pg_notify($1, $2)", [
    CHANNEL,
    JSON.stringify({ origin: "archive", topics: everyTopic }),
  ]);
}

/** A table's columns in the order in which the archive has them. */
const inColumnsOf = (saved: readonly TableSum[], tables: readonly Table[]): Table[] =>
  tables.map((table) => ({
    ...table,
    columns: saved.find(({ name }) => name === table.name)?.columns ?? table.columns,
  }));
