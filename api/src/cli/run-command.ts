import { parseArgs } from "node:util";

import { readConfig } from "../config/config.ts";
import { topoutCommand } from "../files/installation.ts";
import { type Command, type Terminal, type ParsedArgs, UsageError } from "./command.ts";
import { formatHelp, formatCommandHelp } from "./help.ts";

interface CommandContext {
  readonly env: NodeJS.ProcessEnv;
  readonly terminal: Terminal;
}

/**
 * Finds the command in the arguments, and runs it.
 * @throws {UsageError} if the arguments are invalid.
 */
export async function runCommand(
  commands: readonly Command[],
  args: readonly string[],
  { env, terminal }: CommandContext,
): Promise<void> {
  if (args.length === 0 || isHelp(args[0])) return terminal.print(formatHelp(commands));
  const command = findCommand(commands, args);
  const commandArgs = args.slice(command.name.split(" ").length);
  if (commandArgs.some(isHelp)) return terminal.print(formatCommandHelp(command));
  await command.run(parseCommandArgs(command, commandArgs), readConfig(env), terminal);
}

const isHelp = (arg: string | undefined): boolean =>
  arg === "--help" || arg === "-h" || arg === "help";

function findCommand(commands: readonly Command[], args: readonly string[]): Command {
  const command = commands.find(({ name }) => `${args.join(" ")} `.startsWith(`${name} `));
  if (command) return command;
  throw new UsageError(
    `Unknown command ${args.slice(0, 2).join(" ")}: see ${topoutCommand} --help`,
  );
}

function parseCommandArgs(command: Command, args: readonly string[]): ParsedArgs {
  const { values, positionals } = parseOptions(command, args);
  const isOmitted = positionals.length === 0 && command.hasOptionalArgs === true;
  if (isOmitted || positionals.length === command.args.length) return { values, args: positionals };
  const expected = command.args.map((arg) => `<${arg}>`).join(" ") || "no argument";
  throw new UsageError(
    `${command.name} expects ${expected}: see ${topoutCommand} ${command.name} --help`,
  );
}

function parseOptions({ name, options }: Command, args: readonly string[]) {
  const config = Object.fromEntries(
    Object.entries(options).map(([option, { type }]) => [option, { type }]),
  );
  try {
    return parseArgs({ args: [...args], options: config, allowPositionals: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${reason} (see ${topoutCommand} ${name} --help)`);
  }
}
