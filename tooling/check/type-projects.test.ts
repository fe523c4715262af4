import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { expect, test } from "vitest";

import { TYPE_PROJECTS } from "./type-projects.ts";

const root = resolve(import.meta.dirname, "../..");

/** Returns the packages in the patterns of `include` of a project. */
function readPackages(project: string): string[] {
  const text = readFileSync(join(root, project), "utf8").replaceAll(/^\s*\/\/.*$/gm, "");
  const { include } = JSON.parse(text) as { include: string[] };
  const folders = include.map((pattern) => pattern.split("/")[0] ?? pattern);
  return folders.flatMap((pattern) => globSync(pattern, { cwd: root }));
}

test("the type check includes each package", () => {
  const packages = readdirSync(root).filter((name) =>
    existsSync(join(root, name, "tsconfig.json")),
  );

  expect(packages).toContain("api");
  expect(new Set(TYPE_PROJECTS.flatMap(readPackages))).toEqual(new Set(packages));
});
