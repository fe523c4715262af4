import { parseArgs } from "node:util";

import { readConfig } from "../config/config.ts";
import { type Command, type Terminal, type Typed, UsageError } from "./command.ts";
import { helpOf, helpOn } from "./help.ts";

interface Shell {
  readonly env: NodeJS.ProcessEnv;
  readonly terminal: Terminal;
}

/**
 * Runs the command that was typed.
 * @throws {UsageError} where it was not typed as it has to be.
 */
export async function runCommand(
  commands: readonly Command[],
  words: readonly string[],
  { env, terminal }: Shell,
): Promise<void> {
  if (words.length === 0 || isHelp(words[0])) return terminal.say(helpOf(commands));
  const command = find(commands, words);
  const rest = words.slice(command.name.split(" ").length);
  if (rest.some(isHelp)) return terminal.say(helpOn(command));
  await command.run(read(command, rest), readConfig(env), terminal);
}

const isHelp = (word: string | undefined): boolean =>
  word === "--help" || word === "-h" || word === "help";

function find(commands: readonly Command[], words: readonly string[]): Command {
  const found = commands.find(({ name }) => `${words.join(" ")} `.startsWith(`${name} `));
  if (found) return found;
  throw new UsageError(
    `There is no command ${words.slice(0, 2).join(" ")}: see pnpm topout --help`,
  );
}

function read(command: Command, words: readonly string[]): Typed {
  const { values, positionals } = parse(command, words);
  if (positionals.length === command.args.length) return { values, args: positionals };
  const wanted = command.args.map((arg) => `<${arg}>`).join(" ") || "no argument";
  throw new UsageError(`${command.name} takes ${wanted}: see pnpm topout ${command.name} --help`);
}

function parse({ name, options }: Command, words: readonly string[]) {
  const config = Object.fromEntries(
    Object.entries(options).map(([option, { type }]) => [option, { type }]),
  );
  try {
    return parseArgs({ args: [...words], options: config, allowPositionals: true });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${why} (see pnpm topout ${name} --help)`);
  }
}
