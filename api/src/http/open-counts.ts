import type { Socket } from "node:net";
import type { ServerResponse } from "node:http";

/** Counts the open sockets or responses of each key. */
export function createOpenCounts() {
  const counts = new Map<string, number>();

  const decrement = (key: string) => {
    const remaining = (counts.get(key) ?? 1) - 1;
    if (remaining > 0) counts.set(key, remaining);
    else counts.delete(key);
  };

  return {
    get: (key: string): number => counts.get(key) ?? 0,
    /** Counts `connection` until it closes. */
    add: (key: string, connection: Socket | ServerResponse): void => {
      // A closed connection does not emit "close" again.
      if (connection.closed) return;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      connection.once("close", () => decrement(key));
    },
  };
}
