import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const SKIPPED = new Set(["node_modules", "dist", "testing"]);
const TEST = /\.test\.tsx?$/;

/** One hash of all that these files and folders hold (below `root`), tests and built files left out. */
export function fingerprint(root: string, places: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of places.flatMap((place) => filesIn(root, place))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update("\0");
  }
  return hash.digest("hex").slice(0, 20);
}

function filesIn(root: string, place: string): string[] {
  const stat = statSync(join(root, place), { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) return [place];
  return readdirSync(join(root, place))
    .filter((name) => !SKIPPED.has(name) && !name.startsWith(".") && !TEST.test(name))
    .toSorted()
    .flatMap((name) => filesIn(root, join(place, name)));
}
