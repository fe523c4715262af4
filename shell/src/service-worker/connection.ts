import type { ConnectionMessage } from "./messages.ts";
import { notifyPages } from "./notify-pages.ts";

/**
 * The time of the oldest cached response in use, or null while the network works. Undefined in a worker that has just
 * started: the browser stops an idle worker, and the open pages still show what the stopped one has reported.
 */
let savedAt: number | null | undefined;

/** The last reported state of the network. Undefined before the first response. */
export const getConnection = (): ConnectionMessage | undefined =>
  savedAt === undefined ? undefined : { type: "connection", savedAt };

/** Notifies the pages that the network is back. */
export async function reportOnline(): Promise<void> {
  if (savedAt !== null) await update(null);
}

/** Notifies the pages that a page uses a cached response of this time. */
export async function reportCachedResponse(time: number): Promise<void> {
  const isNewer = typeof savedAt === "number" && savedAt <= time;
  if (!isNewer) await update(time);
}

async function update(time: number | null) {
  savedAt = time;
  await notifyPages({ type: "connection", savedAt: time });
}
