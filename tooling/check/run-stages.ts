import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";

import { type Stage, stagesOf } from "./stages.ts";
import { closingLine, type Tally, tallyOfStage } from "./tally.ts";

/** Runs the stages in order up to the first that fails, and answers with its exit code. */
export /** Runs the stage's commands up to the first that fails. */
function runStage(root: string, { commands, cwd = root, report }: Stage): number {
  if (report) rmSync(report.file, { force: true });
  const binaries = [cwd, root].map((folder) => join(folder, "node_modules/.bin"));
  const PATH = [...binaries, dirname(process.execPath), process.env["PATH"]].join(delimiter);
  const env = { ...process.env, PATH };
  for (const command of commands) {
    if (commands.length > 1) console.log(command.join(" "));
    const status = runCommand(command, cwd, env);
    if (status !== 0) return status;
  }
  return 0;
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

function readReport({ report }: Stage): Tally | undefined {
  if (!report || !existsSync(report.file)) return undefined;
  return report.read(JSON.parse(readFileSync(report.file, "utf8")));
}
