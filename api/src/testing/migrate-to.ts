import { migrate } from "../database/migrate.ts";
import { readJournal } from "../database/migration-journal.ts";

/** Migrates a database up to the migration before this one. */
export async function migrateTo(url: string, name: string): Promise<void> {
  const index = (await readJournal()).findIndex(({ tag }) => tag.slice(5) === name);
  if (index === -1) throw new Error(`There is no migration ${name}`);
  await migrate(url, index);
}
