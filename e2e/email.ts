import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

import { expect } from "@playwright/test";
import PostalMime from "postal-mime";

/** Waits for a mail to this address whose link begins with this path, and answers with the path that the newest leads to. */
export async function findEmailedPath(to: string, beginning: "/verify/" | "/reset_password/") {
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        found = (await linksMailedTo(to)).findLast((link) => link.startsWith(beginning));
        return found;
      },
      { message: `a mail to ${to} with a link to ${beginning}` },
    )
    .toBeDefined();
  return found ?? "";
}

/** The paths of the links that stand alone on their line, oldest first. */
async function linksMailedTo(to: string): Promise<string[]> {
  const folder = process.env["TOPOUT_OUTBOX"] ?? "";
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
  const mails = await Promise.all(
    names.toSorted().map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
  );
  return mails
    .filter((mail) => mail.to?.some(({ address }) => address === to))
    .flatMap(({ text = "" }) => text.split(/\r?\n/))
    .filter((line) => /^https?:\/\/\S+$/.test(line))
    .map((link) => new URL(link).pathname);
}
