import type { WorkerMessage } from "./messages.ts";

declare const self: ServiceWorkerGlobalScope;

export function sendMessage(page: Client, message: WorkerMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A client has no such argument.
  page.postMessage(message);
}

export async function notifyPages(message: WorkerMessage): Promise<void> {
  for (const page of await self.clients.matchAll({ type: "window" })) sendMessage(page, message);
}
