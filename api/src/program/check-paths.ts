import { stat } from "node:fs/promises";

import type { Config } from "../config/config.ts";
import { StartupError } from "../errors/startup-error.ts";

/**
 * Checks the kinds of the paths that the program otherwise only finds wrong when a request needs them. A path may still be
 * missing: a release creates it.
 * @throws {StartupError}
 */
export async function checkPaths({
  remotesDir,
  releaseTarget,
  releaseHistory,
  storage,
}: Pick<Config, "remotesDir" | "releaseTarget" | "releaseHistory" | "storage">): Promise<void> {
  await requireKind("folder", "REMOTES_DIR", remotesDir);
  if (typeof releaseTarget === "string") {
    await requireKind("folder", "RELEASE_TARGET", releaseTarget);
  }
  if (typeof releaseHistory === "string") {
    await requireKind("file", "RELEASE_HISTORY", releaseHistory);
  }
  if (storage.kind === "folder") await requireKind("folder", "STORAGE_URL", storage.folder);
}

async function requireKind(kind: "file" | "folder", variable: string, path: string) {
  const stats = await stat(path).catch(() => undefined);
  if (!stats || stats.isDirectory() === (kind === "folder")) return;
  throw new StartupError(`${variable} ${path} is not a ${kind}`);
}
