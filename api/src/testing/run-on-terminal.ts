import { spawn } from "node:child_process";
import { once } from "node:events";

/** A program at a terminal, as somebody sits before it. */
export interface TerminalTalk {
  /** Resolves once the terminal shows these words, after those that were waited for before. */
  readonly shows: (words: string) => Promise<void>;
  readonly type: (keys: string) => void;
  /** How the program ended, and all that the terminal has shown. */
  readonly ended: Promise<{ readonly code: number; readonly shown: string }>;
}

/** Runs a program of Node's at a terminal of its own, which `script` of the system makes. */
export function runOnTerminal(args: readonly string[], env: NodeJS.ProcessEnv): TerminalTalk {
  const command = [process.execPath, ...args];
  const child = spawn("script", scriptArguments(command), {
    env: { ...env, PATH: process.env["PATH"] },
    stdio: ["pipe", "pipe", "inherit"],
  });
  let shown = "";
  let seen = 0;
  child.stdout.setEncoding("utf8").on("data", (text: string) => (shown += text));
  return {
    shows: async (words) => {
      while (!shown.includes(words, seen)) await once(child.stdout, "data");
      seen = shown.indexOf(words, seen) + words.length;
    },
    type: (keys) => void child.stdin.write(keys),
    ended: once(child, "close").then(([code]) => ({ code: Number(code), shown })),
  };
}

const quoted = (word: string) => `'${word.replaceAll("'", `'\\''`)}'`;

/** Linux takes one line for a shell, BSD and macOS the words of the command. */
function scriptArguments(command: readonly string[]): string[] {
  if (process.platform === "darwin") return ["-q", "/dev/null", ...command];
  return ["--quiet", "--return", "--command", command.map(quoted).join(" "), "/dev/null"];
}
