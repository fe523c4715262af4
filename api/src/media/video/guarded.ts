import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";

import { UnplayableError } from "./unplayable.ts";

export interface Guards {
  /** Ends the program early: its work is not wanted any more. */
  readonly signal: AbortSignal;
  /** After that much time it is ended. */
  readonly seconds: number;
}

const MEMORY_KIB = 3 * 1_024 * 1_024;
/** Processor time beyond the clock's: it runs on two threads. */
const THREADS = 2;
const TOLD_BYTES = 1_024 * 1_024;

/**
 * Runs "$@" with the lowest claim on the machine and bounds that the system itself keeps. It ends with our end of the
 * standard input, so that nothing is left to run when this process is killed.
 */
const GUARD = `
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
 * Runs a program over somebody's file, and answers with what it said.
 * @throws {UnplayableError} where the program cannot do with the file; other errors are ours.
 */
export async function runGuarded(
  program: string,
  args: readonly string[],
  { signal, seconds }: Guards,
): Promise<string> {
  signal.throwIfAborted();
  const limits = [String(MEMORY_KIB), String(seconds * THREADS)];
  const child = spawn("/bin/sh", ["-c", GUARD, "guard", ...limits, program, ...args], {
    env: { PATH: process.env["PATH"] },
    stdio: ["pipe", "pipe", "pipe"],
  });
  const late = AbortSignal.timeout(seconds * 1_000);
  const end = () => child.stdin.end();
  for (const reason of [signal, late]) reason.addEventListener("abort", end);
  try {
    const [said, complaint, [code]] = await Promise.all([
      read(child.stdout),
      read(child.stderr),
      once(child, "close"),
    ]);
    signal.throwIfAborted();
    if (late.aborted) throw new UnplayableError("TOO_DEMANDING", `ended after ${seconds} s`);
    if (code !== 0) throw toFailure(code, complaint);
    return said;
  } finally {
    for (const reason of [signal, late]) reason.removeEventListener("abort", end);
  }
}

async function read(stream: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    if (bytes < TOLD_BYTES) chunks.push(chunk);
    bytes += chunk.length;
  }
  return Buffer.concat(chunks).toString("utf8");
}

const KILLED = 128 + 9;
const OUT_OF_TIME = 128 + 24;

/** What the shell says of a program that could not be started at all is 126 and 127. */
function toFailure(code: number | null, complaint: string): Error {
  const told = complaint.trim().slice(-500);
  const ours = code === null || code === 126 || code === 127 || code === KILLED;
  if (ours || /No space left on device|Disk quota exceeded/i.test(complaint)) {
    return new Error(`The program ended with ${code}: ${told}`);
  }
  const demanding = code === OUT_OF_TIME || /Cannot allocate memory/i.test(complaint);
  return new UnplayableError(demanding ? "TOO_DEMANDING" : "UNREADABLE", told);
}
