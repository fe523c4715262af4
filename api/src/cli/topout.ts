import { UnreadableArchiveError } from "@topout/archive";

import { ProblemError } from "../errors/problem-error.ts";
import { StartupError } from "../errors/startup-error.ts";
import { StorageUnavailableError } from "../storage/storage.ts";
import { CommandError, UsageError } from "./command.ts";
import { commands } from "./commands.ts";
import { runCommand } from "./run-command.ts";
import { terminal } from "./terminal.ts";

const EXIT_FAILURE = 1;
const EXIT_USAGE = 2;

/** Errors with a message for the user. */
const USER_ERRORS = [StartupError, UnreadableArchiveError, StorageUnavailableError, CommandError];

/** Whether a system call failed, for example because of a missing file or a full disk. */
const isSystemError = (error: Error): boolean => "syscall" in error;

try {
  await runCommand(commands, process.argv.slice(2), { env: process.env, terminal });
} catch (error) {
  console.error(toOutput(error));
  process.exitCode = error instanceof UsageError ? EXIT_USAGE : EXIT_FAILURE;
}

function toOutput(error: unknown): unknown {
  if (error instanceof ProblemError) return error.message;
  if (!(error instanceof Error)) return error;
  const isForUser = USER_ERRORS.some((type) => error instanceof type) || isSystemError(error);
  return isForUser ? error.message : error;
}
