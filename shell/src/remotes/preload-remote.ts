import type { RegisteredRemote } from "@topout/shared/remote";

const preloadedFiles = new Set<string>();

/** Preloads a remote's files in one round trip instead of three. The browser rejects files with another hash. */
export function preloadRemote({ preload, integrity }: RegisteredRemote): void {
  for (const href of preload.filter((file) => !preloadedFiles.has(file))) {
    preloadedFiles.add(href);
    const link = document.createElement("link");
    Object.assign(link, { rel: "modulepreload", href });
    link.setAttribute("integrity", integrity[href] ?? "");
    document.head.append(link);
  }
}

/**
 * Fetches the preloaded files again. WebKit caches a failed preload, even across reloads, until a fetch succeeds.
 * Resolves to true if the remote has preloaded files and all of them are available.
 */
export async function refetchPreloads({ preload }: RegisteredRemote): Promise<boolean> {
  const responses = await Promise.all(
    preload.map((file) => fetch(file, { cache: "reload" }).catch(() => undefined)),
  );
  return responses.length > 0 && responses.every((response) => response?.ok === true);
}
