import type { Readable } from "node:stream";

import { readUntilDisconnect } from "./uploads/read-until-disconnect.ts";

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
  for await (const chunk of readUntilDisconnect(body, minBytesPerSecond)) {
    receivedBytes += chunk.length;
    if (receivedBytes > maxBytes) return false;
  }
  // False if the client has disconnected or was too slow. It reads no response.
  return body.readableEnded;
}
