import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The version of the changed package. */
export const NEXT_VERSION = "1.0.1";

/** The table that only the changed package creates. */
export const NEXT_TABLE = "later_table";

const TAG = "9999_later_table";

interface Journal {
  readonly entries: readonly { readonly idx: number; readonly when: number }[];
}

/** Copies the package of the program, and changes the copy to a later version: with its number and a new migration. */
export async function createNextVersion(program: string, target: string): Promise<void> {
  await cp(program, target, { recursive: true });
  for (const file of ["package.json", "api/package.js"]) {
    await replaceIn(join(target, file), /(?<=version"?\s*[:=]\s*)"[\d.]+"/, `"${NEXT_VERSION}"`);
  }
  await addMigration(join(target, "api/migrations"));
}

async function replaceIn(file: string, pattern: RegExp, replacement: string): Promise<void> {
  const text = await readFile(file, "utf8");
  if (!pattern.test(text)) throw new Error(`${file} does not contain ${pattern}`);
  await writeFile(file, text.replace(pattern, replacement));
}

async function addMigration(folder: string): Promise<void> {
  const file = join(folder, "meta/_journal.json");
  const journal = JSON.parse(await readFile(file, "utf8")) as Journal;
  const last = journal.entries.at(-1);
  if (!last) throw new Error(`${file} has no migrations`);
  const entry = { ...last, idx: last.idx + 1, when: last.when + 1, tag: TAG };
  await writeFile(file, JSON.stringify({ ...journal, entries: [...journal.entries, entry] }));
  await writeFile(
    join(folder, `${TAG}.sql`),
    `CREATE TABLE "${NEXT_TABLE}" ("id" integer PRIMARY KEY);`,
  );
}
