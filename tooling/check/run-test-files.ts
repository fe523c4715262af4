import { execFileSync, spawnSync } from "node:child_process";
import { dirname, join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

/** Runs the unit and API test files at full size. Returns whether all tests passed. */
export const runTestFiles = (files: readonly string[], variables: NodeJS.ProcessEnv = {}) =>
  runTests(["--project=!api-external", ...files], variables);

/** Runs unit and API tests at full size. Returns whether all tests passed. */
export function runTests(args: readonly string[], variables: NodeJS.ProcessEnv = {}): boolean {
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const { status, error } = spawnSync(process.execPath, [vitest, "run", ...args], {
    cwd: root,
    env: {
      ...process.env,
      PATH: `${dirname(process.execPath)}:${process.env["PATH"]}`,
      FULL_SIZE: "1",
      ...variables,
    },
    stdio: "inherit",
  });
  if (error) throw error;
  return status === 0;
}

/** Returns the test files that contain the pattern. */
export const listTestFiles = (pattern: string): string[] =>
  execFileSync("git", ["grep", "-lE", "-e", pattern, "--", "*.test.ts", "*.test.tsx"], {
    cwd: root,
    encoding: "utf8",
  })
    .trim()
    .split("\n");
