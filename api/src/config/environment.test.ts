import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import { Environment, projectRoot } from "./environment.ts";

/** Reads the names of the variables in the README's table. */
async function readDocumentedVariables(): Promise<string[]> {
  const readme = await readFile(join(projectRoot, "README.md"), "utf8");
  const table = /^## Environment$(.+?)^## /ms.exec(readme)?.[1] ?? "";
  const firstCells = Array.from(table.matchAll(/^\| (`[^|]+?) +\|/gm), ([, cell = ""]) => cell);
  return firstCells.flatMap((cell) =>
    Array.from(cell.matchAll(/`([A-Z_]+)`/g), ([, name]) => name ?? ""),
  );
}

test("the README documents every environment variable", async () => {
  expect((await readDocumentedVariables()).toSorted()).toEqual(
    Object.keys(Environment.shape).toSorted(),
  );
});
