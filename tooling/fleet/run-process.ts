import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/** Limits the output in an error message. The end of the output contains the error. */
const MAX_OUTPUT_CHARACTERS = 4_000;

interface ProcessOptions {
  readonly file: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

export interface RunningProcess {
  readonly child: ChildProcess;
  readonly getOutput: () => string;
  /** Sends a signal and waits for the exit. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
}

export function startProcess({ file, args, env = process.env }: ProcessOptions): RunningProcess {
  const child = spawn(file, args, { env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-MAX_OUTPUT_CHARACTERS);
    });
  }
  return {
    child,
    getOutput: () => output,
    stop: async (signal = "SIGTERM") => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, "exit");
      child.kill(signal);
      await exit;
    },
  };
}

/** @throws {Error} with the output, if the process fails. */
export async function runProcess(options: ProcessOptions & { input?: string }): Promise<void> {
  const child = spawn(options.file, options.args, {
    env: options.env ?? process.env,
    stdio: ["pipe", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stdin.end(options.input ?? "");
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`${options.file} ${options.args.join(" ")}: ${output}`);
}
