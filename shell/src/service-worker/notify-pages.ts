import type { WorkerMessage } from "./messages.ts";

declare const self: ServiceWorkerGlobalScope;

export async function notifyPages(message: WorkerMessage): Promise<void> {
  for (const client of await self.clients.matchAll({ type: "window" })) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A client has no such argument.
    client.postMessage(message);
  }
}
