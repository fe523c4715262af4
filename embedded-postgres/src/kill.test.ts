import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";

import { Client } from "pg";
import { describe, expect, onTestFinished, test } from "vitest";

import { readPidFile } from "./pid-file.ts";
import { startPostgres } from "./start-postgres.ts";
import { createTemporaryFolder } from "./testing/temporary-folder.ts";
import { readServerPid } from "./testing/test-server.ts";

const program = join(import.meta.dirname, "testing/write-rows.ts");
const ROWS_BEFORE_KILL = 300;

/** Starts a program that writes rows and prints the number of each committed row. */
function startWriter(folder: string): ChildProcess {
  const child = spawn(process.execPath, [program, folder, "forever"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

/** Calls `kill` after some commits. Returns the numbers of all rows that the program reported as committed. */
async function readCommitted(child: ChildProcess, kill: () => Promise<void> | void) {
  const committed: number[] = [];
  if (!child.stdout) throw new Error("The writer has no stdout");
  for await (const line of createInterface({ input: child.stdout })) {
    committed.push(Number(line));
    if (committed.length === ROWS_BEFORE_KILL) await kill();
  }
  return committed;
}

async function readStored(url: string): Promise<Set<number>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ number: number }>("select number from written");
  await client.end();
  return new Set(rows.map(({ number }) => number));
}

describe("startPostgres after a kill", { timeout: 60_000 }, () => {
  test("adopts the server of a killed program with every committed row", async () => {
    const folder = await createTemporaryFolder();
    const child = startWriter(folder);
    const committed = await readCommitted(child, () => void child.kill("SIGKILL"));
    const pidFile = await readPidFile(join(folder, "postgres"));

    const { url, stop } = await startPostgres(folder);
    onTestFinished(stop);

    expect(await readPidFile(join(folder, "postgres"))).toEqual(pidFile);
    const stored = await readStored(url);
    expect(committed.filter((number) => !stored.has(number))).toEqual([]);
  });

  test("keeps every committed row when program and server are killed", async () => {
    const folder = await createTemporaryFolder();
    const child = startWriter(folder);
    const exit = once(child, "exit");
    const committed = await readCommitted(child, async () => {
      const serverPid = await readServerPid(folder);
      child.kill("SIGKILL");
      process.kill(serverPid, "SIGKILL");
    });
    await exit;

    const { url, stop } = await startPostgres(folder);
    onTestFinished(stop);

    const stored = await readStored(url);
    expect(committed.filter((number) => !stored.has(number))).toEqual([]);
  });
});
