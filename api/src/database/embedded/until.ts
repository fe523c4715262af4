import { setInterval } from "node:timers/promises";

interface Patience {
  readonly everyMs: number;
  readonly limitMs: number;
}

/** Asks again and again until there is an answer; undefined once patience has run out. */
export async function until<T>(
  ask: () => Promise<T | undefined>,
  { everyMs, limitMs }: Patience,
): Promise<T | undefined> {
  const end = Date.now() + limitMs;
  const first = await ask();
  if (first !== undefined) return first;
  for await (const _ of setInterval(everyMs)) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (Date.now() > end) break;
  }
  return undefined;
}
