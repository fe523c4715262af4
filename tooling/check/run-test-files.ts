import { execFileSync, spawnSync } from "node:child_process";
import { dirname, join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

/** Larger sizes and more runs take longer than the default timeout of a test. */
const TIMEOUT_MS = 1_200_000;

/** Runs the unit and API test files that contain the pattern, at full size. Returns whether all tests passed. */
export function runTestFiles(pattern: string, variables: NodeJS.ProcessEnv = {}): boolean {
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const options = ["--project=!api-external", `--testTimeout=${TIMEOUT_MS}`];
  const { status, error } = spawnSync(
    process.execPath,
    [vitest, "run", ...options, ...listTestFiles(pattern)],
    {
      cwd: root,
      env: {
        ...process.env,
        PATH: `${dirname(process.execPath)}:${process.env["PATH"]}`,
        FULL_SIZE: "1",
        ...variables,
      },
      stdio: "inherit",
    },
  );
  if (error) throw error;
  return status === 0;
}

const listTestFiles = (pattern: string): string[] =>
  execFileSync("git", ["grep", "-lE", "-e", pattern, "--", "*.test.ts", "*.test.tsx"], {
    cwd: root,
    encoding: "utf8",
  })
    .trim()
    .split("\n");
