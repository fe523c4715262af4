import { topoutCommand } from "../files/installation.ts";
import type { Command, CommandOption } from "./command.ts";

/** Returns the help text with a list of all commands. */
export function formatHelp(commands: readonly Command[]): string {
  const lines = commands.map((command): [string, string] => [
    formatSignature(command),
    command.description,
  ]);
  return [
    "Manages Topout. Uses the environment variables of the program, which may be running.",
    "",
    `Usage: ${topoutCommand} <command> [options]`,
    "",
    ...formatColumns(lines),
    "",
    `Run ${topoutCommand} <command> --help for details.`,
  ].join("\n");
}

export function formatCommandHelp(command: Command): string {
  const options = Object.entries(command.options).map(([name, option]): [string, string] => [
    formatFlag(name, option),
    option.description,
  ]);
  return [
    command.description,
    "",
    `Usage: ${topoutCommand} ${formatSignature(command)}${options.length > 0 ? " [options]" : ""}`,
    ...(options.length > 0 ? ["", ...formatColumns(options)] : []),
  ].join("\n");
}

const formatSignature = ({ name, args, hasOptionalArgs }: Command): string =>
  [name, ...args.map((arg) => (hasOptionalArgs ? `[${arg}]` : `<${arg}>`))].join(" ");

const formatFlag = (name: string, { valueName }: CommandOption): string =>
  valueName === undefined ? `--${name}` : `--${name} <${valueName}>`;

function formatColumns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}
