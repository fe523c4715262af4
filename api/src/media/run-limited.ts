import { execFile } from "node:child_process";
import { promisify } from "node:util";

const execFileAsync = promisify(execFile);

/** Enough to decode every accepted image. */
const MAX_MEMORY_KIB = 1_024 * 1_024;
const TIMEOUT_MS = 30_000;
/** Several times the size of a converted image. */
const MAX_OUTPUT_BYTES = 64 * 1_024 * 1_024;

/** Limits the memory of the shell, and then replaces the shell with the program. macOS ignores the limit. */
const LIMITED_PROGRAM = 'ulimit -d "$1" 2>/dev/null; shift; exec "$@"';

/**
 * Runs a program with limited memory, time and output, and returns its output. It gets no environment variables, because
 * they contain our secrets.
 */
export async function runLimited(
  command: readonly string[],
  timeoutMs = TIMEOUT_MS,
): Promise<Buffer> {
  const args = ["-c", LIMITED_PROGRAM, "limited", String(MAX_MEMORY_KIB), ...command];
  const { stdout } = await execFileAsync("/bin/sh", args, {
    encoding: "buffer",
    maxBuffer: MAX_OUTPUT_BYTES,
    timeout: timeoutMs,
    killSignal: "SIGKILL",
    env: {},
  });
  return stdout;
}
