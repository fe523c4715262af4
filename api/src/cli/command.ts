import type { Config } from "../config/config.ts";

export interface Option {
  readonly type: "string" | "boolean";
  /** The placeholder of its value in the help. */
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
  /** Asks for a line. @throws {UsageError} without a terminal. `alternative` is the hint of that error. */
  readonly prompt: (question: string, alternative: string) => Promise<string>;
  /** Asks for a line without showing the input. */
  readonly promptSecret: (question: string, alternative: string) => Promise<string>;
  /** Reads the first line of a piped stdin. */
  readonly readStdinLine: () => Promise<string>;
}

export interface Command {
  /** One or two words. */
  readonly name: string;
  /** The names of the required arguments. */
  readonly args: readonly string[];
  readonly description: string;
  readonly options: Readonly<Record<string, Option>>;
  readonly run: (parsed: ParsedArgs, config: Config, terminal: Terminal) => Promise<void>;
}

/** A command failed. The message is one line for the user. */
export class CommandError extends Error {
  override readonly name: string = "CommandError";
}

/** The arguments of a command are invalid. */
export class UsageError extends CommandError {
  override readonly name = "UsageError";
}
