import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";

import type { Stage } from "./stages.ts";
import { countStage, type TestCounts } from "./test-counts.ts";

export interface StageResult {
  readonly exitCode: number;
  readonly counts: TestCounts;
}

/** Receives the output of a stage. Without it, the commands write to the terminal. */
type Write = (output: string) => void;

/** Runs the commands of a stage until one fails. */
export async function runStage(root: string, stage: Stage, write?: Write): Promise<StageResult> {
  const { commands, cwd = root, report, variables } = stage;
  if (report) rmSync(report.file, { force: true });
  const env = {
    ...process.env,
    ...createCacheEnvironment(root),
    ...variables,
    PATH: getPath(root, cwd),
  };
  let exitCode = 0;
  for (const command of commands) {
    if (commands.length > 1) printLine(command.join(" "), write);
    exitCode = await runCommand(command, { cwd, env, write });
    if (exitCode !== 0) break;
  }
  return { exitCode, counts: countStage(exitCode, readReport(stage)) };
}

const getPath = (root: string, cwd: string): string => {
  const binaries = [cwd, root].map((folder) => join(folder, "node_modules/.bin"));
  return [...binaries, dirname(process.execPath), process.env["PATH"]].join(delimiter);
};

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

function printLine(line: string, write?: Write): void {
  if (write) write(`${line}\n`);
  else console.log(line);
}

interface CommandOptions {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly write: Write | undefined;
}

async function runCommand(
  [program = "", ...args]: readonly string[],
  { cwd, env, write }: CommandOptions,
): Promise<number> {
  const output = write ? "pipe" : "inherit";
  const child = spawn(program, args, { cwd, env, stdio: ["ignore", output, output] });
  if (write) {
    child.stdout?.setEncoding("utf8").on("data", write);
    child.stderr?.setEncoding("utf8").on("data", write);
  }
  try {
    const [code] = (await once(child, "close")) as [number | null];
    return code ?? 1;
  } catch (error) {
    printLine(String(error), write);
    return 1;
  }
}

function readReport({ report }: Stage): TestCounts | undefined {
  if (!report || !existsSync(report.file)) return undefined;
  return report.parse(JSON.parse(readFileSync(report.file, "utf8")));
}
