import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import { check } from "recheck";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";

import { findPatterns } from "./find-patterns.ts";
import { findSchemaPatterns } from "./schema-patterns.ts";

const root = resolve(import.meta.dirname, "../..");

/** Tests, and the code of the build, read no input of others. */
const NO_INPUT = /\.test\.|\/testing\/|-plugin\.ts$|\.config\.ts$|^shared\/src\/federation\//;

const SOURCE = /^(api|embedded-postgres|mf-[\w-]+|shared|shell)\/src\/.*\.(ts|tsx|js)$/;

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => SOURCE.test(file) && !NO_INPUT.test(file))
  .map((file) => ({ file, ...findPatterns(file, readFileSync(resolve(root, file), "utf8")) }));

/** Not linear, but they read only what we wrote. */
const OWN_TEXTS: Readonly<Record<string, string>> = {
  "api/src/http/content-security-policy.ts": "the document of the build",
  "api/src/http/preload-header.ts": "the document of the build",
  "api/src/storage/storage-url.ts": "STORAGE_URL, at the start of the program",
};

const patterns = new Map(
  [
    ...files.flatMap(({ file, literals }) => (file in OWN_TEXTS ? [] : literals)),
    // Those of the library take longer and change only with its version.
    ...(process.env["FULL_SIZE"] ? findSchemaPatterns() : []),
  ].map((pattern) => [String(pattern), pattern]),
);

/** Their patterns are lists of our own words, and of our paths and devices, whose parameters are `[^/]+`. */
const CREATED_FROM_LISTS = [
  "api/src/auth/official-names.ts",
  "shell/src/first-load/apply-frame.ts",
  "shell/src/first-load/find-first-screens.ts",
  "shell/src/first-load/too-old.ts",
  "shell/src/service-worker/service-worker.ts",
];

describe("every regular expression that reads input", () => {
  // Without its optional binaries, recheck would search the machine for Java.
  beforeAll(() => void vi.stubEnv("RECHECK_BACKEND", "pure"));
  afterAll(() => void vi.unstubAllEnvs());

  test.each([...patterns])("%s takes linear time", { timeout: 600_000 }, async (_text, pattern) => {
    const diagnostics = await check(pattern.source, pattern.flags, { timeout: 600_000 });

    expect(diagnostics).toMatchObject({ status: "safe" });
  });

  test("is a literal, or consists of a list of ours", () => {
    const creating = files.filter(({ created }) => created.length > 0).map(({ file }) => file);

    expect(creating).toEqual(CREATED_FROM_LISTS);
  });
});
