import { localData } from "@topout/shared/first-load";
import { BUCKET_COUNT, type Registry, selectReleases } from "@topout/shared/remote";

import { BUCKET_KEY, parseBucket } from "../remotes/bucket.ts";
import { readInlineRegistry, REGISTRY_KEY } from "../remotes/stored-registry.ts";

/**
 * Reads the releases that this browser runs, from the registry of the document or that of the last visit. It is not
 * validated. A remote that is switched off is absent, so nothing of it is drawn or loaded.
 */
export function readRegistry(): Registry | undefined {
  // The app selects releases by the same bucket.
  const bucket = readOrCreateBucket();
  const text = readInlineRegistry() || localData.read(REGISTRY_KEY);
  if (!text) return undefined;
  const { schema, remotes } = selectReleases(JSON.parse(text), bucket);
  const running = Object.entries(remotes).filter(([, remote]) => !remote?.off);
  return { schema, remotes: Object.fromEntries(running) };
}

/** Returns undefined if the browser cannot store a new bucket, because each page load would have another one. */
function readOrCreateBucket(): number | undefined {
  const stored = parseBucket(localData.read(BUCKET_KEY));
  if (stored !== undefined) return stored;
  const bucket = Math.floor(Math.random() * BUCKET_COUNT);
  return localData.write(BUCKET_KEY, String(bucket)) ? bucket : undefined;
}
