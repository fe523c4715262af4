import type { Readable } from "node:stream";

import { watchSpeed } from "../../http/uploads/watch-speed.ts";

/**
 * Reads the body of a request. Ends when the connection is cut, so that all bytes before the cut are stored. Cuts a
 * connection that is too slow. The caller may stop earlier and send a response.
 */
export async function* readUntilCut(
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
