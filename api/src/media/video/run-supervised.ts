import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";

import { UnplayableError } from "./unplayable-error.ts";

export interface SupervisionOptions {
  /** Kills the program when the signal aborts. */
  readonly signal: AbortSignal;
  readonly timeoutSeconds: number;
}

const MAX_MEMORY_KIB = 3 * 1_024 * 1_024;
/** The program may use two cores, so its CPU time may be twice the timeout. */
const THREAD_COUNT = 2;
const MAX_OUTPUT_BYTES = 1_024 * 1_024;

/**
 * A shell script that runs a program with the lowest priority and with limits of CPU time and memory. It kills the
 * program when its stdin closes, so the program also ends when our process is killed.
 */
const SUPERVISOR = `
exec 3<&0
ulimit -t "$2"
ulimit -v "$1" 2>/dev/null
shift 2
nice -n 19 "$@" </dev/null 3<&- &
child=$!
{ read -r _ <&3; kill -KILL "$child"; } >/dev/null 2>&1 &
watcher=$!
wait "$child"
code=$?
kill "$watcher" 2>/dev/null
exit "$code"
`;

/**
 * Runs a program that processes a user's file. Returns its stdout.
 * @throws {UnplayableError} if the program cannot process the file. Other errors are internal.
 */
export async function runSupervised(
  program: string,
  args: readonly string[],
  { signal, timeoutSeconds }: SupervisionOptions,
): Promise<string> {
  signal.throwIfAborted();
  const limits = [String(MAX_MEMORY_KIB), String(timeoutSeconds * THREAD_COUNT)];
  const child = spawn("/bin/sh", ["-c", SUPERVISOR, "supervisor", ...limits, program, ...args], {
    env: { PATH: process.env["PATH"] },
    stdio: ["pipe", "pipe", "pipe"],
  });
  const timeout = AbortSignal.timeout(timeoutSeconds * 1_000);
  const kill = () => child.stdin.end();
  for (const abortSignal of [signal, timeout]) abortSignal.addEventListener("abort", kill);
  try {
    const [stdout, stderr, [code]] = await Promise.all([
      readOutput(child.stdout),
      readOutput(child.stderr),
      once(child, "close"),
    ]);
    signal.throwIfAborted();
    if (timeout.aborted) {
      throw new UnplayableError("TOO_DEMANDING", `timed out after ${timeoutSeconds} s`);
    }
    if (code !== 0) throw toError(code, stderr);
    return stdout;
  } finally {
    for (const abortSignal of [signal, timeout]) abortSignal.removeEventListener("abort", kill);
  }
}

async function readOutput(stream: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    if (bytes < MAX_OUTPUT_BYTES) chunks.push(chunk);
    bytes += chunk.length;
  }
  return Buffer.concat(chunks).toString("utf8");
}

const SIGKILL_CODE = 128 + 9;
const SIGXCPU_CODE = 128 + 24;
/** The exit codes of the shell if it cannot start the program. */
const START_FAILED_CODES: ReadonlySet<number> = new Set([126, 127]);

function toError(code: number | null, stderr: string): Error {
  const detail = stderr.trim().slice(-500);
  const isInternal = code === null || code === SIGKILL_CODE || START_FAILED_CODES.has(code);
  if (isInternal || /No space left on device|Disk quota exceeded/i.test(stderr)) {
    return new Error(`The program exited with ${code}: ${detail}`);
  }
  const isTooDemanding = code === SIGXCPU_CODE || /Cannot allocate memory/i.test(stderr);
  return new UnplayableError(isTooDemanding ? "TOO_DEMANDING" : "UNREADABLE", detail);
}
