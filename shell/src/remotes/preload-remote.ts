import type { RegisteredRemote } from "@topout/shared/remote";

const preloadedFiles = new Set<string>();

/** Preloads a remote's files in one round trip, where its entry would take three. The hashes reject other files. */
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
 * Fetches the preloaded files again. WebKit repeats the failure of a preload for every later import, over reloads of the
 * page too, until a fetch succeeds. Resolves to whether there are such files and all are available.
 */
export async function refetchPreloads({ preload }: RegisteredRemote): Promise<boolean> {
  const responses = await Promise.all(
    preload.map((file) => fetch(file, { cache: "reload" }).catch(() => undefined)),
  );
  return responses.length > 0 && responses.every((response) => response?.ok === true);
}
