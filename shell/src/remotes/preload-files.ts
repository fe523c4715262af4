import type { RegisteredRemote } from "@topout/shared/remote";

import { addPreloadLink } from "./preload-link.ts";

/** The hash of every released file, by URL. */
const hashes = new Map<string, string>();
const preloads = new Map<string, Promise<void>>();

/** Stores the hashes of a release. The page runs only files with a stored hash. */
export function addHashes({ integrity }: RegisteredRemote): void {
  for (const [file, hash] of Object.entries(integrity)) hashes.set(toAbsolute(file), hash);
}

/** Loads scripts without running them. Rejects if a file is not part of a release, or has another hash. */
export const preloadFiles = async (files: readonly string[]): Promise<void> => {
  await Promise.all(files.map((file) => preloadFile(toAbsolute(file))));
};

// The build of a remote calls this before each dynamic import. See `shared/src/federation/checked-imports.ts`.
Object.assign(globalThis, { preloadRemoteFiles: preloadFiles });

const toAbsolute = (file: string) => new URL(file, location.href).href;

function preloadFile(url: string): Promise<void> {
  const preload = preloads.get(url) ?? loadFile(url);
  preloads.set(url, preload);
  preload.catch(() => preloads.delete(url));
  return preload;
}

/**
 * Preloads a file. After a failure, fetches the file and tries again. WebKit caches a failed preload, for example by a
 * link in the document, until a fetch succeeds. A reload of the page does not clear it.
 */
async function loadFile(url: string): Promise<void> {
  const integrity = hashes.get(url.replace(/\?.*/, ""));
  // The development servers have no hashes.
  if (!integrity && import.meta.env.PROD) throw new Error(`${url} is not part of a release`);
  try {
    await addPreloadLink(url, integrity);
  } catch {
    await fetchFile(url, integrity);
    await addPreloadLink(url, integrity);
  }
}

/** Rejects if the file is missing or has another hash. */
async function fetchFile(url: string, integrity = ""): Promise<void> {
  const response = await fetch(url, { cache: "reload", integrity });
  if (!response.ok) throw new Error(`${url} returned ${response.status}`);
}
