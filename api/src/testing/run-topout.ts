import { commands } from "../cli/commands.ts";
import { runCommand } from "../cli/run-command.ts";

interface Typing {
  readonly env: NodeJS.ProcessEnv;
  /** What is piped in, or typed as the answer to every question. */
  readonly input?: string;
}

/** Runs a command of `pnpm topout` in process, and answers with the lines that it said. */
export async function runTopout(line: string, { env, input = "" }: Typing): Promise<string[]> {
  const said: string[] = [];
  await runCommand(commands, line.split(" ").filter(Boolean), {
    env,
    terminal: {
      say: (text) => said.push(text),
      ask: () => Promise.resolve(input),
      askSecret: () => Promise.resolve(input),
      readLine: () => Promise.resolve(input),
    },
  });
  return said;
}
