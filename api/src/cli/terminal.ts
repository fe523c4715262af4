import { createInterface } from "node:readline/promises";
import { text } from "node:stream/consumers";
import { Writable } from "node:stream";

import { type Terminal, UsageError } from "./command.ts";

/** Takes what a terminal would show, and shows nothing. */
const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** The terminal that the command was typed at, or the pipe that stands for it. */
export const terminal: Terminal = {
  say: (line) => console.log(line),
  ask: (question, instead) => ask(question, instead, process.stderr),
  askSecret: async (question, instead) => {
    const answer = await ask(question, instead, nowhere());
    process.stderr.write("\n");
    return answer;
  },
  readLine: async () => (await text(process.stdin)).split(/\r?\n/, 1)[0] ?? "",
};

async function ask(question: string, instead: string, shown: Writable): Promise<string> {
  if (!process.stdin.isTTY) throw new UsageError(`Nobody is there to be asked: ${instead}`);
  // From here on the terminal itself shows nothing of what is typed: the question comes after that.
  const lines = createInterface({ input: process.stdin, output: shown, terminal: true });
  if (shown !== process.stderr) process.stderr.write(question);
  lines.once("SIGINT", () => process.exit(130));
  try {
    return await lines.question(question);
  } finally {
    lines.close();
  }
}
