import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { getFreePort } from "@topout/api/free-port";
import { waitUntilHealthy } from "@topout/e2e/program";

import { root } from "../server-under-test.ts";
import { median, spread } from "../statistics.ts";

const STARTS = 5;
const BAR_S = 3;

/** `npm start` where all is built and the demo is set, to the first answer. */
export async function startBench(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), "topout-start-"));
  try {
    await start(folder);
    const taken: number[] = [];
    for (let n = 0; n < STARTS; n++) taken.push(await start(folder));
    console.log(`Start, npm start to the first answer: ${spread(taken)} s (bar ${BAR_S})`);
    return median(taken) < BAR_S;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function start(DATA_DIR: string): Promise<number> {
  const port = await getFreePort();
  const begun = performance.now();
  const child = spawn("npm", ["start"], {
    cwd: root,
    env: { ...process.env, PORT: `${port}`, DATA_DIR },
    stdio: "ignore",
    detached: true,
  });
  try {
    await waitUntilHealthy(`http://127.0.0.1:${port}`, child);
    return (performance.now() - begun) / 1_000;
  } finally {
    await stop(child);
  }
}

/** With npm above it: a signal for its whole group. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const ended = once(child, "exit");
  process.kill(-child.pid, "SIGTERM");
  await ended;
}
