import type { Config } from "../config/config.ts";

export interface Option {
  readonly type: "string" | "boolean";
  /** What stands for its value in the help. */
  readonly value?: string;
  readonly says: string;
}

/** What a person typed after the command's name, as its options and arguments allow it. */
export interface Typed {
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
  readonly args: readonly string[];
}

export interface Terminal {
  /** A line for the person, or for the program that reads on. */
  readonly say: (line: string) => void;
  /** Asks for a line. @throws {UsageError} where nobody sits at the terminal; `instead` says what to give then. */
  readonly ask: (question: string, instead: string) => Promise<string>;
  /** The same, without showing what is typed. */
  readonly askSecret: (question: string, instead: string) => Promise<string>;
  /** The first line that is piped in. */
  readonly readLine: () => Promise<string>;
}

export interface Command {
  /** One word or two. */
  readonly name: string;
  /** One for each that must be given. */
  readonly args: readonly string[];
  readonly says: string;
  readonly options: Readonly<Record<string, Option>>;
  readonly run: (typed: Typed, config: Config, terminal: Terminal) => Promise<void>;
}

/** Why a command did nothing, in one line for the person who typed it. */
export class CommandError extends Error {
  override readonly name: string = "CommandError";
}

/** The command was not typed as it has to be. */
export class UsageError extends CommandError {
  override readonly name = "UsageError";
}
