import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { isProcessAlive } from "@topout/embedded-postgres/testing";
import { describe, expect, test } from "vitest";

import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { runGuarded } from "./guarded.ts";

const never = new AbortController().signal;
const shell = (script: string, signal = never, seconds = 30) =>
  runGuarded("/bin/sh", ["-c", script], { signal, seconds });

/** A program that writes down its number and then waits. */
async function waiting() {
  const file = join(await temporaryFolder(), "pid");
  const pid = async () => Number(await readFile(file, "utf8").catch(() => 0));
  return { script: `echo $$ > ${file}; exec sleep 60`, pid };
}

describe("a guarded program", () => {
  test("answers with what it said", async () => {
    expect(await shell("echo upright")).toBe("upright\n");
  });

  test("has the lowest claim on the machine, and bounds that the system keeps", async () => {
    const [claim, seconds, memory] = (await shell("nice; ulimit -t; ulimit -v")).split("\n");

    expect([claim, seconds]).toEqual(["19", "60"]);
    // macOS keeps no bound on memory.
    expect(memory).toBe(process.platform === "linux" ? "3145728" : "unlimited");
  });

  test("reads nothing, and knows nothing of our environment but where programs are", async () => {
    expect(await shell("cat; env | cut -d= -f1 | grep -v '^_$' | sort")).toBe("PATH\nPWD\n");
  });

  test.each([
    ["the film's fault, when it says so", "echo moov atom not found >&2; exit 1", "UNREADABLE"],
    ["the film's fault, when it breaks the program", "kill -SEGV $$", "UNREADABLE"],
    [
      "the film's fault, when it takes all memory",
      "echo Cannot allocate memory >&2; exit 1",
      "TOO_DEMANDING",
    ],
    [
      "ours, when the disk is full",
      "echo av_write: No space left on device >&2; exit 1",
      undefined,
    ],
    ["ours, when the system killed it", "kill -KILL $$", undefined],
  ])("fails by %s", async (_whose, script, reason) => {
    const error = await shell(script).then(String, (failure: object) => failure);

    expect(error).toBeInstanceOf(Error);
    expect("reason" in Object(error) ? Object(error).reason : undefined).toBe(reason);
  });

  test("is ended when its time is over", async () => {
    const { script, pid } = await waiting();

    await expect(shell(script, never, 1)).rejects.toMatchObject({ reason: "TOO_DEMANDING" });

    expect(isProcessAlive(await pid())).toBe(false);
  });

  test("is ended when its work is not wanted any more", async () => {
    const unwanted = new AbortController();
    const { script, pid } = await waiting();
    const running = shell(script, unwanted.signal);
    await expect.poll(pid, { timeout: 10_000 }).toBeGreaterThan(0);

    unwanted.abort(new Error("deleted"));

    await expect(running).rejects.toThrow("deleted");
    expect(isProcessAlive(await pid())).toBe(false);
  });

  test("does not outlive the process that runs it, however that ends", async () => {
    const { script, pid } = await waiting();
    const parent = join(await temporaryFolder(), "parent.ts");
    const guarded = join(import.meta.dirname, "guarded.ts");
    await writeFile(
      parent,
      `import { runGuarded } from ${JSON.stringify(guarded)};
      const signal = new AbortController().signal;
      await runGuarded("/bin/sh", ["-c", ${JSON.stringify(script)}], { signal, seconds: 60 });`,
    );
    const child = spawn(process.execPath, [parent], { stdio: "ignore" });
    await expect.poll(pid, { timeout: 15_000 }).toBeGreaterThan(0);

    child.kill("SIGKILL");
    await once(child, "exit");

    const number = await pid();
    await expect.poll(() => isProcessAlive(number), { timeout: 10_000 }).toBe(false);
  });
});
