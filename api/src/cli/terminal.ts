import { createInterface } from "node:readline/promises";
import { text } from "node:stream/consumers";
import { Writable } from "node:stream";

import { type Terminal, UsageError } from "./command.ts";

/** Creates a stream that discards the echo of the input. */
const createNullStream = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** The terminal or the pipes of this process. */
export const terminal: Terminal = {
  print: (line) => console.log(line),
  prompt: (question, alternative) => promptLine(question, alternative, process.stderr),
  promptSecret: async (question, alternative) => {
    const answer = await promptLine(question, alternative, createNullStream());
    process.stderr.write("\n");
    return answer;
  },
  readStdinLine: async () => (await text(process.stdin)).split(/\r?\n/, 1)[0] ?? "",
};

async function promptLine(
  question: string,
  alternative: string,
  output: Writable,
): Promise<string> {
  if (!process.stdin.isTTY) {
    throw new UsageError(`Cannot prompt without a terminal: ${alternative}`);
  }
  // createInterface disables the echo of the terminal, so print the question after it.
  const readline = createInterface({ input: process.stdin, output, terminal: true });
  if (output !== process.stderr) process.stderr.write(question);
  readline.once("SIGINT", () => process.exit(130));
  try {
    return await readline.question(question);
  } finally {
    readline.close();
  }
}
