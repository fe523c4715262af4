import { commands } from "../cli/commands.ts";
import { runCommand } from "../cli/run-command.ts";

interface RunOptions {
  readonly env: NodeJS.ProcessEnv;
  /** The piped stdin, and the answer to all prompts. */
  readonly input?: string;
}

/** Runs a `npm run topout` command in this process and returns the printed lines. */
export async function runTopout(line: string, { env, input = "" }: RunOptions): Promise<string[]> {
  const lines: string[] = [];
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
