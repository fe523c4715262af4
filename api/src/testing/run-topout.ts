import { commands } from "../cli/commands.ts";
import { runCommand } from "../cli/run-command.ts";

interface RunOptions {
  readonly env: NodeJS.ProcessEnv;
  /** The piped stdin, and the answer to all prompts. */
  readonly input?: string;
  /** Gets the printed lines, also those of a command that fails. */
  readonly lines?: string[];
}

/** Runs a `npm run topout` command in this process and returns the printed lines. */
export async function runTopout(
  line: string,
  { env, input = "", lines = [] }: RunOptions,
): Promise<string[]> {
  await runCommand(commands, line.split(" ").filter(Boolean), {
    env,
    terminal: {
      print: (text) => lines.push(text),
      prompt: () => Promise.resolve(input),
      promptSecret: () => Promise.resolve(input),
      readStdinLine: () => Promise.resolve(input),
    },
  });
  return lines;
}
