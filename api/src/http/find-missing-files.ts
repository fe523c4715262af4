import { stat } from "node:fs/promises";
import { join } from "node:path";

interface SiteFolders {
  /** The folder of the shell's build. */
  readonly siteDir: string;
  readonly remotesDir: string;
}

/** Describes each file without which no screen opens, one line for the operator each. */
export async function findMissingFiles({ siteDir, remotesDir }: SiteFolders): Promise<string[]> {
  const page = join(siteDir, "index.html");
  const registry = join(remotesDir, "remotes.json");
  const lines = await Promise.all([
    describeMissing(page, "the site is not built. Run: npm run build"),
    describeMissing(registry, "no screen can load. Check REMOTES_DIR, or run: npm run build"),
  ]);
  return lines.filter((line) => line !== undefined);
}

async function describeMissing(file: string, meaning: string): Promise<string | undefined> {
  const stats = await stat(file).catch(() => undefined);
  return stats?.isFile() ? undefined : `${file} is missing: ${meaning}`;
}
