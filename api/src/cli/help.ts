import type { Command, Option } from "./command.ts";

/** Every command with what it does. */
export function helpOf(commands: readonly Command[]): string {
  const lines = commands.map((command): [string, string] => [signatureOf(command), command.says]);
  return [
    "Operates Topout. It reads the same environment as the program, which may go on running.",
    "",
    "Usage: pnpm topout <command> [options]",
    "",
    ...inColumns(lines),
    "",
    "pnpm topout <command> --help tells more of one.",
  ].join("\n");
}

export function helpOn(command: Command): string {
  const options = Object.entries(command.options).map(([name, option]): [string, string] => [
    flagOf(name, option),
    option.says,
  ]);
  return [
    command.says,
    "",
    `Usage: pnpm topout ${signatureOf(command)}${options.length > 0 ? " [options]" : ""}`,
    ...(options.length > 0 ? ["", ...inColumns(options)] : []),
  ].join("\n");
}

const signatureOf = ({ name, args }: Command): string =>
  [name, ...args.map((arg) => `<${arg}>`)].join(" ");

const flagOf = (name: string, { value }: Option): string =>
  value === undefined ? `--${name}` : `--${name} <${value}>`;

function inColumns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}
