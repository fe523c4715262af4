import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import { Environment, projectRoot } from "./environment.ts";

/** Reads the names of the variables in the first column of a page's table. */
async function readDocumentedVariables(page: string): Promise<string[]> {
  const text = await readFile(join(projectRoot, "docs", page), "utf8");
  const firstCells = Array.from(text.matchAll(/^\| (`[^|]+?) +\|/gm), ([, cell = ""]) => cell);
  return firstCells.flatMap((cell) =>
    Array.from(cell.matchAll(/`([A-Z_]+)`/g), ([, name]) => name ?? ""),
  );
}

test("the pages on configuration and tuning document each environment variable once", async () => {
  const pages = ["configuration.md", "tuning.md"].map(readDocumentedVariables);

  expect((await Promise.all(pages)).flat().toSorted()).toEqual(
    Object.keys(Environment.shape).toSorted(),
  );
});
