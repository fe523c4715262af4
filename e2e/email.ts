import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

import { expect } from "@playwright/test";
import PostalMime from "postal-mime";

/** Waits for an email with a link that starts with the prefix. Returns the path of the newest link. */
export async function waitForEmailedPath(to: string, prefix: "/verify/" | "/reset_password/") {
  let latest: string | undefined;
  await expect
    .poll(
      async () => {
        latest = (await readEmailedPaths(to)).findLast((link) => link.startsWith(prefix));
        return latest;
      },
      { message: `an email to ${to} with a link to ${prefix}` },
    )
    .toBeDefined();
  return latest ?? "";
}

/** Returns the path of each emailed link, oldest first. Ignores links within a line of text. */
async function readEmailedPaths(to: string): Promise<string[]> {
  const folder = process.env["TOPOUT_EMAILS"] ?? "";
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
  const emails = await Promise.all(
    names.toSorted().map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
  );
  return emails
    .filter((email) => email.to?.some(({ address }) => address === to))
    .flatMap(({ text = "" }) => text.split(/\r?\n/))
    .filter((line) => /^https?:\/\/\S+$/.test(line))
    .map((link) => new URL(link).pathname);
}
