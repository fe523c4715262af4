import { setTimeout } from "node:timers/promises";

const INTERVAL_MS = 100;
const TIMEOUT_MS = 120_000;

/** Repeats a check until it returns true. */
export async function waitUntil(what: string, check: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (await check().catch(() => false)) return;
    await setTimeout(INTERVAL_MS);
  }
  throw new Error(`${what} did not happen within ${TIMEOUT_MS / 1_000} s`);
}
