import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";

import type { Stage } from "./stages.ts";
import { formatSummary, type TestCounts, countStage } from "./test-counts.ts";

/** Runs the stages until one fails, and returns its exit code. */
export function runStages(root: string, stages: readonly Stage[]): number {
  const counts: TestCounts[] = [];
  let exitCode = 0;
  for (const stage of stages) {
    console.log(`\n── ${stage.name} ${"─".repeat(Math.max(3, 60 - stage.name.length))}`);
    const start = performance.now();
    exitCode = runStage(root, stage);
    counts.push(countStage(exitCode, readReport(stage)));
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${exitCode === 0 ? "✓" : "✗"} ${stage.name} (${seconds} s)`);
    if (exitCode !== 0) break;
  }
  console.log(`\n${formatSummary(counts)}`);
  return exitCode;
}

/** Runs the stage's commands until one fails. */
function runStage(root: string, { commands, cwd = root, report, variables }: Stage): number {
  if (report) rmSync(report.file, { force: true });
  const binaries = [cwd, root].map((folder) => join(folder, "node_modules/.bin"));
  const PATH = [...binaries, dirname(process.execPath), process.env["PATH"]].join(delimiter);
  const env = { ...process.env, ...createCacheEnvironment(root), ...variables, PATH };
  for (const command of commands) {
    if (commands.length > 1) console.log(command.join(" "));
    const status = runCommand(command, cwd, env);
    if (status !== 0) return status;
  }
  return 0;
}

/** Returns variables that move the caches of the tools from the user's home folder to the repository. */
function createCacheEnvironment(root: string): NodeJS.ProcessEnv {
  const caches = join(root, ".toolchain/caches");
  return {
    XDG_CACHE_HOME: caches,
    XDG_CONFIG_HOME: caches,
    XDG_DATA_HOME: caches,
    PWTEST_CACHE_DIR: join(caches, "playwright"),
  };
}

function runCommand(command: readonly string[], cwd: string, env: NodeJS.ProcessEnv): number {
  const [program = "", ...args] = command;
  const { status, error } = spawnSync(program, args, {
    cwd,
    env,
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (error) console.error(error.message);
  return status ?? 1;
}

function readReport({ report }: Stage): TestCounts | undefined {
  if (!report || !existsSync(report.file)) return undefined;
  return report.parse(JSON.parse(readFileSync(report.file, "utf8")));
}
