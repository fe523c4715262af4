import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import PostalMime, { type Email } from "postal-mime";

/** Parses all emails in the email outbox, oldest first. */
export async function readEmailOutbox(folder: string): Promise<Email[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith(".eml")).toSorted();
  return Promise.all(
    files.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  );
}
