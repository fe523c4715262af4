import { existsSync, globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const guides = readFileSync(join(root, "CONTRIBUTING.md"), "utf8");

/** The guides create these as examples. */
const isExample = (path: string) => /walls|route-history|mf-comps/.test(path);

/** Returns the distinct matches of the first group, without examples. */
const listMatches = (pattern: RegExp): string[] => {
  const matches = Array.from(guides.matchAll(pattern), ([, match = ""]) => match);
  return [...new Set(matches.flatMap((match) => match.split(" ")))].filter(
    (match) => !isExample(match),
  );
};

test.each(listMatches(/`((?:api|demo|e2e|mf-[\w-]+|shared|shell|tooling)\/[\w./-]+)`/g))(
  "the guides name %s, which exists",
  (path) => {
    expect(existsSync(join(root, path))).toBe(true);
  },
);

test.each(listMatches(/`npm run unit -- ([^`"<]+)`/g))(
  "the guides run the tests of %s, and there are some",
  (filter) => {
    const files = globSync("**/*.test.{ts,tsx}", { cwd: root, exclude: ["**/node_modules"] });

    expect(files.filter((file) => file.includes(filter))).not.toEqual([]);
  },
);
