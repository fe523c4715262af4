import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";

import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const hasFile = (path: string) => existsSync(join(root, path));
const readJson = (path: string): unknown => JSON.parse(read(path));

const { exports: sharedEntries } = readJson("shared/package.json") as { readonly exports: object };
const { scripts } = readJson("package.json") as { readonly scripts: object };

/** A path from the root in backticks. Others may be paths of URLs or of other programs. */
const PATH =
  /`((?:api|archive|bench|demo|docs|e2e|embedded-postgres|mf-[\w-]+|shared|shell|tooling)\/[\w./-]+)`/g;
const files = globSync("**/*.{md,ts,tsx,mjs,sql}", {
  cwd: root,
  exclude: ["**/node_modules", "{.toolchain,data,dist}", "e2e/report"],
});

interface Text {
  readonly file: string;
  readonly text: string;
}

const documents = files
  .filter((file) => file.endsWith(".md"))
  .map((file): Text => ({ file, text: read(file) }));
const comments = files
  .filter((file) => !file.endsWith(".md"))
  .map((file): Text => ({
    file,
    text: findAll(read(file), /^\s*(?:\/\/|\/?\*)(.+)$/gm).join("\n"),
  }));

function findAll(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, match = ""]) => match);
}

/** Returns the matches of the pattern's group that are wrong, each with its file. */
const listWrong = (
  texts: readonly Text[],
  pattern: RegExp,
  isRight: (match: string, file: string) => boolean,
): string[] =>
  texts.flatMap(({ file, text }) =>
    findAll(text, pattern)
      .filter((match) => !isRight(match, file))
      .map((match) => `${file}: ${match}`),
  );

/** The guides in CONTRIBUTING.md create these as examples. */
const isExample = (path: string) => /walls|route-history|comps/.test(path);

test("documents and comments name paths that exist", () => {
  // A shared entry is named like its import: `shared/ui`.
  const isSharedEntry = (path: string) => `./${path.replace(/^shared\//, "")}` in sharedEntries;
  const isRight = (path: string, file: string) =>
    hasFile(path) || hasFile(join(dirname(file), path)) || isSharedEntry(path) || isExample(path);

  expect(listWrong([...documents, ...comments], PATH, isRight)).toEqual([]);
});

test("documents and comments name files that exist", () => {
  const names = new Set(files.map((file) => basename(file)));
  const isRight = (name: string) => names.has(name) || isExample(name);

  expect(
    listWrong([...documents, ...comments], /`([\w-][\w.-]*\.(?:tsx?|mjs|sql))`/g, isRight),
  ).toEqual([]);
});

test("documents and comments name decisions that exist", () => {
  const numbers = new Set(findAll(files.join("\n"), /docs\/decisions\/0*(\d+)/g));

  expect(
    listWrong([...documents, ...comments], /decision (\d+)/gi, (number) => numbers.has(number)),
  ).toEqual([]);
});

test("documents link to files and headings that exist", () => {
  const toFragment = (heading: string) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, "")
      .replaceAll(" ", "-");
  const isRight = (link: string, file: string) => {
    const [path = "", fragment] = link.split("#");
    const target = path === "" ? file : join(dirname(file), path);
    if (!hasFile(target)) return false;
    return (
      !fragment ||
      findAll(read(target), /^#+ (.+)$/gm)
        .map(toFragment)
        .includes(fragment)
    );
  };

  expect(listWrong(documents, /\]\((?!https?:)([^)\s]+)\)/g, isRight)).toEqual([]);
});

test("documents name commands that exist", () => {
  expect(listWrong(documents, /npm run ([\w:-]+)/g, (command) => command in scripts)).toEqual([]);
});

test("documents filter tests by parts of paths that exist", () => {
  const tests = files.filter((file) => /\.(test|e2e)\.tsx?$/.test(file));
  const exists = (filter: string) => tests.some((file) => file.includes(filter));
  const isRight = (filters: string) =>
    filters.split(" ").every((filter) => exists(filter) || isExample(filter));

  expect(
    [/npm run unit -- ([^`"<]+)`/g, /npm run e2e -- (journeys\/[\w./-]+)/g].flatMap((pattern) =>
      listWrong(documents, pattern, isRight),
    ),
  ).toEqual([]);
});
