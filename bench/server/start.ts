import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { getFreePort } from "@topout/api/free-port";
import { hasExited, waitUntilHealthy } from "@topout/tooling/launch-program";

import { root } from "../server-under-test.ts";
import { median, formatSpread } from "../statistics.ts";

const START_COUNT = 5;
const MAX_SECONDS = 3;

/** Measures `npm start` until the first response. The build and the demo data already exist. */
export async function benchStart(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), "topout-start-"));
  try {
    await measureStart(folder);
    const seconds: number[] = [];
    for (let start = 0; start < START_COUNT; start++) seconds.push(await measureStart(folder));
    console.log(
      `Start, npm start until the first response: ${formatSpread(seconds)} s (limit ${MAX_SECONDS})`,
    );
    return median(seconds) < MAX_SECONDS;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Starts the program once. Returns the seconds until it is healthy. */
async function measureStart(dataDir: string): Promise<number> {
  const port = await getFreePort();
  const startedAt = performance.now();
  const child = spawn("npm", ["start"], {
    cwd: root,
    env: { ...process.env, PORT: `${port}`, DATA_DIR: dataDir },
    stdio: "ignore",
    detached: true,
  });
  try {
    await waitUntilHealthy(`http://127.0.0.1:${port}`, child);
    return (performance.now() - startedAt) / 1_000;
  } finally {
    await stop(child);
  }
}

/** Signals the process group, because the program is a child process of npm. */
async function stop(child: ChildProcess): Promise<void> {
  if (hasExited(child) || child.pid === undefined) return;
  const exit = once(child, "exit");
  process.kill(-child.pid, "SIGTERM");
  await exit;
}
