import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";

import { Client } from "pg";
import { describe, expect, onTestFinished, test } from "vitest";

import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { startEmbedded } from "./embedded.ts";
import { readPidFile } from "./pid-file.ts";

const program = join(import.meta.dirname, "../../testing/embedded-program.ts");

/** A program that writes rows as fast as it can and says which of them were committed. */
function startWriter(folder: string): ChildProcess {
  const child = spawn(process.execPath, [program, folder, "write"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

/** Lets it commit some rows, then calls `kill`; answers with those that it was told of. */
async function writeUntil(child: ChildProcess, kill: () => Promise<void> | void) {
  const written: number[] = [];
  if (!child.stdout) throw new Error("the writer has no output");
  for await (const line of createInterface({ input: child.stdout })) {
    written.push(Number(line));
    if (written.length === 300) await kill();
  }
  return written;
}

async function read(url: string): Promise<Set<number>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ number: number }>("select number from written");
  await client.end();
  return new Set(rows.map(({ number }) => number));
}

describe("a program that is killed while it writes", { timeout: 60_000 }, () => {
  test("leaves its database running, which the next start takes over with every committed row", async () => {
    const folder = await temporaryFolder();
    const child = startWriter(folder);
    const written = await writeUntil(child, () => void child.kill("SIGKILL"));
    const left = await readPidFile(join(folder, "postgres"));

    const { url, stop } = await startEmbedded(folder);
    onTestFinished(stop);

    expect(await readPidFile(join(folder, "postgres"))).toEqual(left);
    const kept = await read(url);
    expect(written.filter((number) => !kept.has(number))).toEqual([]);
  });

  test("loses no committed row when the database is killed with it", async () => {
    const folder = await temporaryFolder();
    const child = startWriter(folder);
    const exit = once(child, "exit");
    const written = await writeUntil(child, async () => {
      const running = await readPidFile(join(folder, "postgres"));
      child.kill("SIGKILL");
      process.kill(running?.pid ?? 0, "SIGKILL");
    });
    await exit;

    const { url, stop } = await startEmbedded(folder);
    onTestFinished(stop);

    const kept = await read(url);
    expect(written.filter((number) => !kept.has(number))).toEqual([]);
  });
});
