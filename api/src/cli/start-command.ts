import { extname, join } from "node:path";

import { type Command, CommandError } from "./command.ts";

const MAIN = join(import.meta.dirname, `../main${extname(import.meta.filename)}`);

/** The reasons for the flag and for the variable are in docs/decisions/0013-v8-heap.md */
const NODE_FLAGS = ["--max-semi-space-size=4"];
const VARIABLES = { MALLOC_ARENA_MAX: "2" };

export const startCommand: Command = {
  name: "start",
  args: [],
  description:
    "Starts the program, which runs until it gets a signal. Creates or migrates the database first.",
  options: {},
  run: () => Promise.resolve(replaceProcess()),
};

/** The program replaces this process, so that it gets signals directly. */
function replaceProcess(): void {
  if (!process.execve) throw new CommandError("The program runs on Linux and macOS");
  const variables = Object.entries({ ...VARIABLES, ...process.env }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  process.execve(
    process.execPath,
    [process.execPath, ...NODE_FLAGS, MAIN],
    Object.fromEntries(variables),
  );
}
