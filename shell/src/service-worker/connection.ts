import type { ConnectionMessage } from "./messages.ts";
import { notifyPages } from "./notify-pages.ts";

/** Lost when the browser stops the idle worker. The next request finds it out again. */
let savedAt: number | null = null;

export const getConnection = (): ConnectionMessage => ({ type: "connection", savedAt });

/** Tells the pages that the network is back. */
export async function reportOnline(): Promise<void> {
  if (savedAt === null) return;
  savedAt = null;
  await notifyPages(getConnection());
}

/** Tells the pages that a copy of this time is in use. */
export async function reportCopy(time: number): Promise<void> {
  if (savedAt !== null && savedAt <= time) return;
  savedAt = time;
  await notifyPages(getConnection());
}
