import type { RegisteredRemote } from "@topout/shared/remote";

/** The hash of every released file, by URL. */
const hashes = new Map<string, string>();
const preloads = new Map<string, Promise<void>>();

/** Lets the page run the files of a release, if they have these hashes. */
export function addHashes({ integrity }: RegisteredRemote): void {
  for (const [file, hash] of Object.entries(integrity)) hashes.set(toAbsolute(file), hash);
}

/** Loads scripts without running them. Rejects a file that no release lists, or whose hash differs. */
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
 * WebKit repeats a failed preload from its cache, even after a reload of the page, until a fetch has succeeded. A link
 * in the document may have failed before, so the first failure does not count.
 */
async function loadFile(url: string): Promise<void> {
  const integrity = hashes.get(url.replace(/\?.*/, ""));
  // The development servers have no hashes.
  if (!integrity && import.meta.env.PROD) throw new Error(`${url} is not part of a release`);
  try {
    await addLink(url, integrity);
  } catch {
    await fetchFile(url, integrity);
    await addLink(url, integrity);
  }
}

/** The page waits for the result, because the import of a file that failed would load it again without its hash. */
async function addLink(href: string, integrity = ""): Promise<void> {
  const link = document.createElement("link");
  Object.assign(link, { rel: "modulepreload", href, integrity });
  const result = new Promise<void>((resolve, reject) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => reject(new Error(`${href} is missing or changed`)));
  });
  document.head.append(link);
  // Safari 16 does not know such links.
  if (link.relList.supports("modulepreload")) await result;
}

/** Rejects if the file is missing or has another hash. */
async function fetchFile(url: string, integrity = ""): Promise<void> {
  const response = await fetch(url, { cache: "reload", integrity });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
}
