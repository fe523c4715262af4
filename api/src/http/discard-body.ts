import type { Readable } from "node:stream";

import { watchSpeed } from "./uploads/watch-speed.ts";

interface DiscardOptions {
  readonly maxBytes: number;
  /** A slower connection is closed. */
  readonly minBytesPerSecond: number;
}

/**
 * Reads a body that the server does not need, because browsers follow a redirect only after they have sent the body.
 * Resolves with false if the body is too large. The rest is then not read.
 */
export async function discardBody(
  body: Readable,
  { maxBytes, minBytesPerSecond }: DiscardOptions,
): Promise<boolean> {
  let receivedBytes = 0;
  const stopWatching = watchSpeed({
    minBytesPerSecond,
    getReceivedBytes: () => receivedBytes,
    onTooSlow: () => body.destroy(),
  });
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      receivedBytes += chunk.length;
      if (receivedBytes > maxBytes) return false;
    }
    return true;
  } catch (error) {
    // The client has disconnected, or was too slow. It reads no response.
    if (body.destroyed) return false;
    throw error;
  } finally {
    stopWatching();
  }
}
