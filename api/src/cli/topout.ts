import { DamagedArchiveError } from "../archive/archive-reader.ts";
import { ProblemError } from "../errors/problem-error.ts";
import { StartupError } from "../errors/startup-error.ts";
import { StorageUnavailableError } from "../storage/storage.ts";
import { CommandError, UsageError } from "./command.ts";
import { commands } from "./commands.ts";
import { runCommand } from "./run-command.ts";
import { terminal } from "./terminal.ts";

const FAILED = 1;
const MISTYPED = 2;

/** These say in their own words what the person can do about them. */
const PLAIN = [StartupError, DamagedArchiveError, StorageUnavailableError, CommandError];

/** A file that is not there, a disk that is full: the system names it. */
const isOfSystem = (error: Error): boolean => "syscall" in error;

try {
  await runCommand(commands, process.argv.slice(2), { env: process.env, terminal });
} catch (error) {
  console.error(wordsOf(error));
  process.exitCode = error instanceof UsageError ? MISTYPED : FAILED;
}

function wordsOf(error: unknown): unknown {
  if (error instanceof ProblemError) return error.toBody().message;
  if (!(error instanceof Error)) return error;
  const isPlain = PLAIN.some((kind) => error instanceof kind) || isOfSystem(error);
  return isPlain ? error.message : error;
}
