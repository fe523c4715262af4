import { setInterval } from "node:timers/promises";

interface PollOptions {
  readonly intervalMs: number;
  readonly timeoutMs: number;
}

/** Calls `check` until it returns a value. Returns undefined after the timeout. */
export async function poll<T>(
  check: () => Promise<T | undefined>,
  { intervalMs, timeoutMs }: PollOptions,
): Promise<T | undefined> {
  const deadline = Date.now() + timeoutMs;
  const first = await check();
  if (first !== undefined) return first;
  for await (const _ of setInterval(intervalMs)) {
    const value = await check();
    if (value !== undefined) return value;
    if (Date.now() > deadline) break;
  }
  return undefined;
}
