/** Writes docs/texts.md. With `--check`, fails if the committed file is outdated. */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { createTextsPage } from "./texts-page.ts";

const root = resolve(import.meta.dirname, "../..");
const file = join(root, "docs/texts.md");

/**
 * Excludes files without texts for users: tests, build plugins, the dev server, the operator's tools, server internals and demo data.
 */
const IGNORED =
  /\.test\.|\/testing\/|(-plugin|dev-progress)\.ts$|^shared\/src\/(federation|theme)\/|^api\/src\/(auth\/name-passwords|cli|config|database|jobs|logging|mail\/(compose|create|smtp)|main|metrics|openapi|program|storage)/;

const sources = globSync(["{shell,shared,mf-*}/src/**/*.{ts,tsx}", "api/src/**/*.ts"], {
  cwd: root,
})
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => !IGNORED.test(path))
  .toSorted()
  .map((path) => ({ path, code: readFileSync(join(root, path), "utf8") }));

const page = createTextsPage(sources);

if (!process.argv.includes("--check")) {
  writeFileSync(file, page);
} else if (readFileSync(file, "utf8") !== page) {
  process.stderr.write("docs/texts.md is outdated. Run `npm run texts`.\n");
  process.exitCode = 1;
}
