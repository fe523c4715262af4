import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { isProcessAlive } from "@topout/embedded-postgres/testing";
import { describe, expect, test } from "vitest";

import { createTemporaryFolder } from "../../testing/temporary-folder.ts";
import { runSupervised } from "./run-supervised.ts";
import { UnplayableError } from "./unplayable-error.ts";

const unabortedSignal = new AbortController().signal;
const runScript = (script: string, signal = unabortedSignal, timeoutSeconds = 30) =>
  runSupervised("/bin/sh", ["-c", script], { signal, timeoutSeconds });

/** Creates a program that writes its pid to a file and sleeps. */
async function createSleepingProgram() {
  const file = join(await createTemporaryFolder(), "pid");
  const readPid = async () => Number(await readFile(file, "utf8").catch(() => 0));
  return { script: `echo $$ > ${file}; exec sleep 60`, readPid };
}

describe("runSupervised", () => {
  test("returns stdout", async () => {
    expect(await runScript("echo upright")).toBe("upright\n");
  });

  test("sets the lowest priority, and limits the CPU time and the memory", async () => {
    const [niceness, cpuSeconds, memory] = (await runScript("nice; ulimit -t; ulimit -v")).split(
      "\n",
    );

    expect([niceness, cpuSeconds]).toEqual(["19", "60"]);
    // macOS does not support a memory limit.
    expect(memory).toBe(process.platform === "linux" ? "3145728" : "unlimited");
  });

  test("passes no stdin and no environment except PATH", async () => {
    expect(await runScript("cat; env | cut -d= -f1 | grep -v '^_$' | sort")).toBe("PATH\nPWD\n");
  });

  test.each([
    ["an unplayable file", "echo moov atom not found >&2; exit 1", "UNREADABLE"],
    ["a crash", "kill -SEGV $$", "UNREADABLE"],
    ["exhausted memory", "echo Cannot allocate memory >&2; exit 1", "TOO_DEMANDING"],
    ["a full disk", "echo av_write: No space left on device >&2; exit 1", undefined],
    ["a kill by the system", "kill -KILL $$", undefined],
  ])("converts %s to an error with the right reason", async (_name, script, expectedReason) => {
    const error: unknown = await runScript(script).catch((rejection: unknown) => rejection);

    expect(error).toBeInstanceOf(Error);
    expect(error instanceof UnplayableError ? error.reason : undefined).toBe(expectedReason);
  });

  test("kills the program after the timeout", async () => {
    const { script, readPid } = await createSleepingProgram();

    await expect(runScript(script, unabortedSignal, 1)).rejects.toMatchObject({
      reason: "TOO_DEMANDING",
    });

    expect(isProcessAlive(await readPid())).toBe(false);
  });

  test("kills the program when the signal aborts", async () => {
    const controller = new AbortController();
    const { script, readPid } = await createSleepingProgram();
    const result = runScript(script, controller.signal);
    await expect.poll(readPid, { timeout: 10_000 }).toBeGreaterThan(0);

    controller.abort(new Error("deleted"));

    await expect(result).rejects.toThrow("deleted");
    expect(isProcessAlive(await readPid())).toBe(false);
  });

  test("kills the program when its parent process is killed", async () => {
    const { script, readPid } = await createSleepingProgram();
    const parent = join(await createTemporaryFolder(), "parent.ts");
    const module = join(import.meta.dirname, "run-supervised.ts");
    await writeFile(
      parent,
      `import { runSupervised } from ${JSON.stringify(module)};
      const signal = new AbortController().signal;
      await runSupervised("/bin/sh", ["-c", ${JSON.stringify(script)}], { signal, timeoutSeconds: 60 });`,
    );
    const child = spawn(process.execPath, [parent], { stdio: "ignore" });
    await expect.poll(readPid, { timeout: 15_000 }).toBeGreaterThan(0);

    child.kill("SIGKILL");
    await once(child, "exit");

    const programPid = await readPid();
    await expect.poll(() => isProcessAlive(programPid), { timeout: 10_000 }).toBe(false);
  });
});
