import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";

import { onTestFinished } from "vitest";

const main = join(import.meta.dirname, "../main.ts");

function start(env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ["--max-semi-space-size=4", main], {
    cwd: "/",
    env: { PATH: process.env["PATH"] ?? "", PORT: "0", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => end(child));
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill("SIGTERM");
  await exit;
}

export interface Running {
  /** Empty for a worker. */
  readonly address: string;
  readonly child: ChildProcess;
  /** Everything that it has written so far. */
  readonly said: () => string;
  /** Resolves with the exit code, or with the signal that ended it. */
  readonly exit: Promise<number | string>;
}

/** The whole program as a process of its own, once it says that it runs; stopped after the test. */
export const runMain = (env: Readonly<Record<string, string>>): Promise<Running> =>
  runUntil(/^Topout is at (http:\S+?),?(\s|$)/m, env);

/** A worker alone, once it says that it is at work; stopped after the test. */
export const runWorker = (env: Readonly<Record<string, string>>): Promise<Running> =>
  runUntil(/^Topout's worker is at work/m, { ...env, MODE: "worker" });

async function runUntil(words: RegExp, env: Readonly<Record<string, string>>): Promise<Running> {
  const child = start(env);
  const exit = once(child, "exit").then(([code, signal]) => code ?? signal);
  const { promise: started, resolve, reject } = Promise.withResolvers<string>();
  let said = "";
  const listen = (chunk: Buffer) => {
    said += chunk.toString();
    const heard = words.exec(said);
    if (heard) resolve(heard[1] ?? "");
  };
  child.stdout.on("data", listen);
  child.stderr.on("data", listen);
  void exit.then((code) => reject(new Error(`it ended with ${code}: ${said}`)));
  return { address: await started, child, said: () => said, exit };
}

/** A start that does not get far: how it ended, and what it said. A signal is sent at its first words. */
export async function failToRun(env: Readonly<Record<string, string>>, signal?: NodeJS.Signals) {
  const child = start(env);
  const exit = once(child, "exit");
  if (signal) child.stdout.once("data", () => void child.kill(signal));
  else child.stdout.resume();
  const [said, [code]] = await Promise.all([text(child.stderr), exit]);
  return { code, said };
}
