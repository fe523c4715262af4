import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { Environment } from "./environment.ts";
import { projectRoot } from "./project-root.ts";

type Name = keyof typeof Environment.shape;

/** Reads the variables in the first column of a page's table, with their defaults in the second column. */
async function readPage(page: string): Promise<{ name: Name; defaultText: string }[]> {
  const text = await readFile(join(projectRoot, "docs", page), "utf8");
  const rows = text.matchAll(/^\| (`[^|]+?) +\| ([^|]+?) +\|/gm);
  return Array.from(rows).flatMap(([, names = "", defaults = ""]) => {
    const list = names.split(", ");
    const texts = list.length === 1 ? [defaults] : defaults.split(", ");
    return list.map((name, index) => ({
      name: name.slice(1, -1) as Name,
      defaultText: texts[index] ?? "",
    }));
  });
}

const documented = (await Promise.all(["configuration.md", "tuning.md"].map(readPage))).flat();
const withPlainDefault = documented.flatMap(({ name, defaultText }) => {
  const [, value] = /^`([^`]+)`$/.exec(defaultText) ?? [];
  // The others derive from another variable.
  const hasDefault = Environment.shape[name].safeParse(undefined).data !== undefined;
  return value !== undefined && hasDefault ? [{ name, value }] : [];
});

describe("the pages on configuration and tuning", () => {
  test("document each environment variable once", () => {
    expect(documented.map(({ name }) => name).toSorted()).toEqual(
      Object.keys(Environment.shape).toSorted(),
    );
  });

  test.each(withPlainDefault)("name the default of $name", ({ name, value }) => {
    const { [name]: variable } = Environment.shape;

    expect(variable.parse(value)).toEqual(variable.parse(undefined));
  });
});
