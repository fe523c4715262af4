import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";

import { type Stage, stagesOf } from "./stages.ts";
import { closingLine, type Tally, tallyOfStage } from "./tally.ts";

/** Runs the stages in order up to the first that fails, and answers with its exit code. */
export function runStages(root: string, only: readonly string[]): number {
  const stages = chosen(stagesOf(root), only);
  const tallies: Tally[] = [];
  let exitCode = 0;
  for (const stage of stages) {
    console.log(`\n── ${stage.name} ${"─".repeat(Math.max(3, 60 - stage.name.length))}`);
    const start = performance.now();
    exitCode = runStage(root, stage);
    tallies.push(tallyOfStage(exitCode, readReport(stage)));
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${exitCode === 0 ? "✓" : "✗"} ${stage.name} (${seconds} s)`);
    if (exitCode !== 0) break;
  }
  console.log(`\n${closingLine(tallies)}`);
  return exitCode;
}

function chosen(stages: readonly Stage[], only: readonly string[]): readonly Stage[] {
  if (only.length === 0) return stages;
  const names = stages.map(({ name }) => name);
  const unknown = only.find((name) => !names.includes(name));
  if (unknown) throw new Error(`No stage is called ${unknown}. There are: ${names.join(", ")}.`);
  return stages.filter(({ name }) => only.includes(name));
}

function runStage(root: string, { commands, cwd = root, report }: Stage): number {
  if (report) rmSync(report.file, { force: true });
  const PATH = [
    join(cwd, "node_modules/.bin"),
    join(root, "node_modules/.bin"),
    dirname(process.execPath),
    process.env["PATH"],
  ].join(delimiter);
  for (const [program = "", ...args] of commands) {
    const { status, error } = spawnSync(program, args, {
      cwd,
      env: { ...process.env, PATH },
      stdio: ["ignore", "inherit", "inherit"],
    });
    if (error) console.error(error.message);
    if (status !== 0) return status ?? 1;
  }
  return 0;
}

function readReport({ report }: Stage): Tally | undefined {
  if (!report || !existsSync(report.file)) return undefined;
  return report.read(JSON.parse(readFileSync(report.file, "utf8")));
}
