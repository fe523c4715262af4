import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const ASK_AGAIN_MS = 200;

/** Runs `work` while no other process does so under the same file; who comes second waits. */
export async function withLock(file: string, work: () => Promise<void>): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  if (!take(file)) {
    console.log("Another build is running: waiting for it …");
    while (!take(file)) await pause(ASK_AGAIN_MS);
  }
  try {
    await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch {
    if (!isRunning(Number(readFileSync(file, "utf8")))) rmSync(file, { force: true });
    return false;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
