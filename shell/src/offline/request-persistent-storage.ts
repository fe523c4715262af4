import { isInstalled } from "../install/device.ts";

/**
 * Asks the browser never to delete what this app stores, such as pending taps. Only for the installed app, because some
 * browsers show a permission prompt.
 */
export function requestPersistentStorage(): void {
  if (isInstalled()) void request();
  else addEventListener("appinstalled", () => void request(), { once: true });
}

async function request() {
  if (await navigator.storage.persisted()) return;
  await navigator.storage.persist();
}
