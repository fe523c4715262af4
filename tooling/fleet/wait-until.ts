import { setTimeout } from "node:timers/promises";

const INTERVAL_MS = 100;
const TIMEOUT_MS = 120_000;

/** Repeats a check until it returns true. The error message contains `event`. */
export async function waitUntil(event: string, check: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (await check().catch(() => false)) return;
    await setTimeout(INTERVAL_MS);
  }
  throw new Error(`Waited ${TIMEOUT_MS / 1_000} s for ${event}`);
}
