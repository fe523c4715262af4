import { localData } from "@topout/shared/platform";
import { Registry } from "@topout/shared/remote";

import { withPreview } from "../preview/with-preview.ts";
import { readInlineRegistry, REGISTRY_KEY } from "./stored-registry.ts";

/** Shorter than the timeout of a screen, so that the screen can use the stored registry. */
const FETCH_TIMEOUT_MS = 3_000;

let cached: Promise<Registry> | undefined;

/** Returns the live release of each remote. `reload` fetches the registry again, after a remote has failed. */
export function getRegistry({ reload = false } = {}): Promise<Registry> {
  if (!cached || reload) {
    const request = loadRegistry(reload).then(withPreview);
    request.catch(() => {
      // Drop a failed request, so that the next call retries.
      if (cached === request) cached = undefined;
    });
    cached = request;
  }
  return cached;
}

/** Stores each valid registry. Uses the stored one if the current one is missing or invalid. */
async function loadRegistry(reload: boolean): Promise<Registry> {
  const stored = localData.read(REGISTRY_KEY);
  try {
    const text = (!reload && readInlineRegistry()) || (await fetchRegistry(reload));
    const registry = parseRegistry(text);
    // In a full storage, the page works without it.
    if (text !== stored) localData.write(REGISTRY_KEY, text);
    return registry;
  } catch (error) {
    if (!stored) throw error;
    return parseRegistry(stored);
  }
}

const parseRegistry = (text: string) => Registry.parse(JSON.parse(text));

/** `no-cors` and `include` match the preload. WebKit does not reuse a preload with `crossorigin` here. */
async function fetchRegistry(reload: boolean): Promise<string> {
  const response = await fetch("/remotes.json", {
    mode: "no-cors",
    credentials: "include",
    cache: reload ? "reload" : "default",
    signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The registry responded with ${response.status}`);
  return response.text();
}
