import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";

import { onTestFinished } from "vitest";

import { createProcessEnvironment } from "./process-environment.ts";

const main = join(import.meta.dirname, "../main.ts");

function start(env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ["--max-semi-space-size=4", main], {
    cwd: "/",
    env: createProcessEnvironment({ PORT: "0", ...env }),
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => stop(child));
  return child;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill("SIGTERM");
  await exit;
}

export interface RunningMain {
  /** The URL. Empty for a worker. */
  readonly address: string;
  readonly child: ChildProcess;
  /** The output so far. */
  readonly getOutput: () => string;
  /** Resolves with the exit code or signal. */
  readonly exit: Promise<number | string>;
}

/** Starts main.ts as a process and waits until it is ready. The process is stopped after the test. */
export const runMain = (env: Readonly<Record<string, string>>): Promise<RunningMain> =>
  runUntil(/^Topout is at (http:\S+?),?(\s|$)/m, env);

/** Starts a worker process and waits until it is ready. The process is stopped after the test. */
export const runWorker = (env: Readonly<Record<string, string>>): Promise<RunningMain> =>
  runUntil(/^Topout's worker is running/m, { ...env, MODE: "worker" });

/** Starts main.ts as a process and waits until its output matches. The process is stopped after the test. */
export async function runUntil(
  pattern: RegExp,
  env: Readonly<Record<string, string>>,
): Promise<RunningMain> {
  const child = start(env);
  const exit = once(child, "exit").then(([code, signal]) => code ?? signal);
  const { promise: started, resolve, reject } = Promise.withResolvers<string>();
  let output = "";
  const handleData = (chunk: Buffer) => {
    output += chunk.toString();
    const match = pattern.exec(output);
    if (match) resolve(match[1] ?? "");
  };
  child.stdout.on("data", handleData);
  child.stderr.on("data", handleData);
  void exit.then((code) => reject(new Error(`main.ts exited with ${code}: ${output}`)));
  return { address: await started, child, getOutput: () => output, exit };
}

/** Starts main.ts and waits until it exits. Sends `signal` after `event`, by default its first output. */
export async function runMainUntilExit(
  env: Readonly<Record<string, string>>,
  signal?: NodeJS.Signals,
  event?: Promise<unknown>,
) {
  const child = start(env);
  const exit = once(child, "exit");
  if (signal) void (event ?? once(child.stdout, "data")).then(() => child.kill(signal));
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    exit,
  ]);
  return { code, stdout, stderr };
}
