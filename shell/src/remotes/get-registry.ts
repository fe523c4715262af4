import { localData } from "@topout/shared/platform";
import { Registry, selectReleases } from "@topout/shared/remote";

import { withPreview } from "../preview/with-preview.ts";
import { BUCKET_KEY, parseBucket } from "./bucket.ts";
import { readInlineRegistry, REGISTRY_KEY } from "./stored-registry.ts";
import { listSwitchedOff, switchedOff } from "./switched-off.ts";

/** Shorter than the timeout of a screen, so that the screen can use the stored registry. */
const FETCH_TIMEOUT_MS = 3_000;

let cached: Promise<Registry> | undefined;

/**
 * Returns the release of each remote that this page runs. The page keeps its releases, unless `reload` fetches the
 * registry again, after a remote has failed.
 */
export function getRegistry({ reload = false } = {}): Promise<Registry> {
  if (!cached || reload) {
    const request = prepareRegistry(reload);
    request.catch(() => {
      // Drop a failed request, so that the next call retries.
      if (cached === request) cached = undefined;
    });
    cached = request;
  }
  return cached;
}

async function prepareRegistry(reload: boolean): Promise<Registry> {
  const registry = await withPreview(selectForBrowser(await loadRegistry(reload)));
  switchedOff.setState(listSwitchedOff(registry), true);
  return registry;
}

/**
 * Fetches the registry, only to read which remotes are switched off. A remote that is switched on again loads the release
 * that is live now.
 */
export async function updateSwitchedOff(): Promise<void> {
  const registry = await withPreview(
    selectForBrowser(parseRegistry(await fetchRegistry("no-cache"))),
  );
  const reasons = listSwitchedOff(registry);
  const isOnAgain = Object.keys(switchedOff.getState()).some(
    (name) => !Object.hasOwn(reasons, name),
  );
  if (isOnAgain) cached = Promise.resolve(registry);
  switchedOff.setState(reasons, true);
}

const selectForBrowser = (registry: Registry) =>
  selectReleases(registry, parseBucket(localData.read(BUCKET_KEY)));

/** Stores each valid registry. Uses the stored one if the current one is missing or invalid. */
async function loadRegistry(reload: boolean): Promise<Registry> {
  const stored = localData.read(REGISTRY_KEY);
  try {
    const text =
      (!reload && readInlineRegistry()) || (await fetchRegistry(reload ? "reload" : "default"));
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
async function fetchRegistry(cache: RequestCache): Promise<string> {
  const response = await fetch("/remotes.json", {
    mode: "no-cors",
    credentials: "include",
    cache,
    signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The registry responded with ${response.status}`);
  return response.text();
}
