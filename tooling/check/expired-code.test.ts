import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import workspace from "../../package.json" with { type: "json" };

const root = join(import.meta.dirname, "../..");

/** A comment at code that supports data or programs of an earlier version. */
const REMOVAL = /Remove in (\d+\.\d+\.\d+)/g;

const isReached = (version: string) =>
  version.localeCompare(workspace.version, "en", { numeric: true }) <= 0;

test("contains no code that goes in this version or in an earlier one", async () => {
  const files = execFileSync("git", ["ls-files", "*.ts", "*.tsx"], { cwd: root, encoding: "utf8" })
    .trim()
    .split("\n");
  const removals: string[] = [];
  for (const file of files) {
    const code = await readFile(join(root, file), "utf8");
    for (const [comment, version = ""] of code.matchAll(REMOVAL)) {
      if (isReached(version)) removals.push(`${file}: ${comment}`);
    }
  }

  expect(removals).toEqual([]);
});
