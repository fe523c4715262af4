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
