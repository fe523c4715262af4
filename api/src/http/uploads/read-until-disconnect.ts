import type { Readable } from "node:stream";

import { watchSpeed } from "./watch-speed.ts";

/**
 * Reads the body of a request. If the connection closes early, ends without an error, so that the received bytes are
 * stored. Closes a connection that is too slow. The caller may stop reading earlier and send a response.
 */
export async function* readUntilDisconnect(
  body: Readable,
  minBytesPerSecond: number,
): AsyncGenerator<Buffer> {
  let receivedBytes = 0;
  const stopWatching = watchSpeed({
    minBytesPerSecond,
    getReceivedBytes: () => receivedBytes,
    onTooSlow: () => body.destroy(),
  });
  try {
    const chunks = body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
    for await (const chunk of chunks) {
      receivedBytes += chunk.length;
      yield chunk;
    }
  } catch (error) {
    if (!body.destroyed) throw error;
  } finally {
    stopWatching();
  }
}
