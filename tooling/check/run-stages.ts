import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";

import { type Stage, getStages } from "./stages.ts";
import { formatSummary, type TestCounts, countStage } from "./test-counts.ts";

/** Runs the stages in order up to the first that fails, and answers with its exit code. */
export function runStages(root: string, only: readonly string[]): number {
  const stages = chosen(getStages(root), only);
  const tallies: TestCounts[] = [];
  let exitCode = 0;
  for (const stage of stages) {
    console.log(`\n── ${stage.name} ${"─".repeat(Math.max(3, 60 - stage.name.length))}`);
    const start = performance.now();
    exitCode = runStage(root, stage);
    tallies.push(countStage(exitCode, readReport(stage)));
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${exitCode === 0 ? "✓" : "✗"} ${stage.name} (${seconds} s)`);
    if (exitCode !== 0) break;
  }
  console.log(`\n${formatSummary(tallies)}`);
  return exitCode;
}

function chosen(stages: readonly Stage[], only: readonly string[]): readonly Stage[] {
  if (only.length === 0) return stages;
  const names = stages.map(({ name }) => name);
  const unknown = only.find((name) => !names.includes(name));
  if (unknown) throw new Error(`No stage is called ${unknown}. There are: ${names.join(", ")}.`);
  return stages.filter(({ name }) => only.includes(name));
}

/** Runs the stage's commands up to the first that fails. */
function runStage(root: string, { commands, cwd = root, report }: Stage): number {
  if (report) rmSync(report.file, { force: true });
  const binaries = [cwd, root].map((folder) => join(folder, "node_modules/.bin"));
  const PATH = [...binaries, dirname(process.execPath), process.env["PATH"]].join(delimiter);
  const env = { ...process.env, ...ownCaches(root), PATH };
  for (const command of commands) {
    if (commands.length > 1) console.log(command.join(" "));
    const status = runCommand(command, cwd, env);
    if (status !== 0) return status;
  }
  return 0;
}

/** What the tools keep for another time goes below the project's folder, not into somebody's home. */
function ownCaches(root: string): NodeJS.ProcessEnv {
  const kept = join(root, ".toolchain/kept");
  return {
    XDG_CACHE_HOME: kept,
    XDG_CONFIG_HOME: kept,
    XDG_DATA_HOME: kept,
    PWTEST_CACHE_DIR: join(kept, "playwright"),
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
  return report.read(JSON.parse(readFileSync(report.file, "utf8")));
}
