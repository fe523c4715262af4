import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const SKIPPED_FOLDERS = new Set(["node_modules", "dist", "testing"]);
const TEST_FILE = /\.test\.tsx?$/;

/** Hashes the contents of these files and folders, without tests and built files. Skips missing paths. */
export function fingerprint(root: string, paths: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of paths.flatMap((path) => listFiles(root, path))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update("\0");
  }
  return hash.digest("hex").slice(0, 20);
}

function listFiles(root: string, path: string): string[] {
  const stat = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) return [path];
  return readdirSync(join(root, path))
    .filter((name) => !SKIPPED_FOLDERS.has(name) && !name.startsWith(".") && !TEST_FILE.test(name))
    .toSorted()
    .flatMap((name) => listFiles(root, join(path, name)));
}
