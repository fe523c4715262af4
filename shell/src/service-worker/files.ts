import { cacheNames } from "./cache-names.ts";
import type { FileHashes } from "./snapshot.ts";

const MAX_FILES = 500;

const openFiles = () => caches.open(cacheNames.files);

/** Stores the files that are missing. Rejects if one cannot be loaded, or has another hash. */
export async function storeFiles(hashes: FileHashes): Promise<void> {
  const cache = await openFiles();
  const stored = new Set((await cache.keys()).map(({ url }) => url));
  const missing = Object.entries(hashes).filter(([url]) => !stored.has(url));
  if (missing.length > MAX_FILES) throw new Error("The snapshot has too many files");
  await Promise.all(
    missing.map(async ([url, integrity]) => {
      // The HTTP cache of the browser may contain a corrupt file.
      const response = await fetchFile(url, integrity).catch(() =>
        fetchFile(url, integrity, "reload"),
      );
      await cache.put(url, response);
    }),
  );
}

/** Rejects a file with another hash. */
async function fetchFile(
  url: string,
  integrity: string,
  cache: RequestCache = "default",
): Promise<Response> {
  const response = await fetch(url, {
    integrity,
    cache,
    mode: "cors",
    credentials: "same-origin",
    redirect: "error",
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response;
}

/** Deletes the files that no snapshot lists. */
export async function deleteFilesExcept(snapshots: readonly FileHashes[]): Promise<void> {
  const listed = new Set(snapshots.flatMap((hashes) => Object.keys(hashes)));
  const cache = await openFiles();
  const others = (await cache.keys()).filter(({ url }) => !listed.has(url));
  await Promise.all(others.map((request) => cache.delete(request)));
}

/** A file whose path contains a hash of its content. */
export const isHashedFile = ({ origin, pathname }: URL): boolean =>
  (origin === location.origin && pathname.startsWith("/assets/")) ||
  /\/v\/[0-9a-f]+\//.test(pathname);

/** Returns the stored file. If it is missing, calls `onMissing` and fetches the file. */
export async function serveFile(request: Request, onMissing: () => void): Promise<Response> {
  if (isRetry(request)) return refreshFile(request);
  const cache = await openFiles();
  const file = await cache.match(request.url);
  if (!file) onMissing();
  return file ?? fetch(request);
}

/** A page that gets a corrupt file requests it again: with `cache: "reload"`, then with a query. */
const isRetry = ({ cache, url }: Request) => cache === "reload" || new URL(url).search !== "";

/** Replaces the stored file with the one from the network. Without a network, returns the stored file. */
async function refreshFile(request: Request): Promise<Response> {
  const cache = await openFiles();
  const [url = ""] = request.url.split("?");
  const stored = await cache.match(url);
  try {
    const response = await fetch(request);
    // With a hash in the request, the browser has checked the content.
    const isChecked = response.ok && request.integrity !== "";
    if (stored && isChecked) await cache.put(url, response.clone());
    return response;
  } catch (error) {
    if (stored) return stored;
    throw error;
  }
}
