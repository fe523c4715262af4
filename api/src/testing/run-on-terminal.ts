import { spawn } from "node:child_process";
import { once } from "node:events";

import { createProcessEnvironment } from "./process-environment.ts";

/** A program in a pseudo-terminal. */
export interface TerminalSession {
  /** Waits until the terminal shows this text, after the text of the previous call. */
  readonly waitForText: (text: string) => Promise<void>;
  readonly type: (keys: string) => void;
  /** The exit code and all output. */
  readonly result: Promise<{ readonly code: number; readonly output: string }>;
}

/** Runs a Node.js program in a pseudo-terminal, which the `script` command creates. */
export function runOnTerminal(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): TerminalSession {
  const command = [process.execPath, ...args];
  const child = spawn("script", getScriptArgs(command), {
    env: createProcessEnvironment(env),
    stdio: ["pipe", "pipe", "inherit"],
  });
  let output = "";
  let position = 0;
  child.stdout.setEncoding("utf8").on("data", (text: string) => (output += text));
  return {
    waitForText: async (text) => {
      while (!output.includes(text, position)) await once(child.stdout, "data");
      position = output.indexOf(text, position) + text.length;
    },
    type: (keys) => void child.stdin.write(keys),
    result: once(child, "close").then(([code]) => ({ code: Number(code), output })),
  };
}

const quote = (word: string) => `'${word.replaceAll("'", `'\\''`)}'`;

/** Linux's `script` expects a shell command, macOS's a list of arguments. */
function getScriptArgs(command: readonly string[]): string[] {
  if (process.platform === "darwin") return ["-q", "/dev/null", ...command];
  return ["--quiet", "--return", "--command", command.map(quote).join(" "), "/dev/null"];
}
