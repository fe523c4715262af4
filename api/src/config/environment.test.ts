import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import { Environment, projectRoot } from "./environment.ts";

/** The variables that the README's table of the environment names. */
async function documented(): Promise<string[]> {
  const readme = await readFile(join(projectRoot, "README.md"), "utf8");
  const table = /^## Environment$(.+?)^## /ms.exec(readme)?.[1] ?? "";
  const firstCells = Array.from(table.matchAll(/^\| (`[^|]+?) +\|/gm), ([, cell = ""]) => cell);
  return firstCells.flatMap((cell) =>
    Array.from(cell.matchAll(/`([A-Z_]+)`/g), ([, name]) => name ?? ""),
  );
}

test("the README tells of every variable that the program reads, and of no other", async () => {
  expect((await documented()).toSorted()).toEqual(Object.keys(Environment.shape).toSorted());
});
