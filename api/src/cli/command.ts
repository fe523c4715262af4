import type { Config } from "../config/config.ts";

export interface CommandOption {
  readonly type: "string" | "boolean";
  /** The placeholder of the value in the help. */
  readonly valueName?: string;
  readonly description: string;
}

/** The parsed options and arguments of a command. */
export interface ParsedArgs {
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
  readonly args: readonly string[];
}

export interface Terminal {
  /** Prints a line to stdout. */
  readonly print: (line: string) => void;
  /**
   * Prompts for a line.
   * @throws {UsageError} without a terminal. The message contains `alternative`.
   */
  readonly prompt: (question: string, alternative: string) => Promise<string>;
  /** Prompts for a line without showing the input. */
  readonly promptSecret: (question: string, alternative: string) => Promise<string>;
  /** Reads the first line of stdin, which must be a pipe. */
  readonly readStdinLine: () => Promise<string>;
}

export interface Command {
  /** One or two words. */
  readonly name: string;
  /** The names of the arguments. */
  readonly args: readonly string[];
  /** Whether the command also runs without its arguments. Default: false. */
  readonly hasOptionalArgs?: boolean;
  readonly description: string;
  readonly options: Readonly<Record<string, CommandOption>>;
  readonly run: (parsed: ParsedArgs, config: Config, terminal: Terminal) => Promise<void>;
}

/** The error of a failed command. The message is one line for the user. */
export class CommandError extends Error {
  override readonly name: string = "CommandError";
}

/** The error of a command with invalid arguments. */
export class UsageError extends CommandError {
  override readonly name = "UsageError";
}
