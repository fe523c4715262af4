import type { RegisteredRemote } from "@topout/shared/remote";

const asked = new Set<string>();

/** Fetches in one round what the entry would ask for in three, and refuses a file that is not the one released. */
export function preloadRemote({ preload, integrity }: RegisteredRemote): void {
  for (const href of preload.filter((file) => !asked.has(file))) {
    asked.add(href);
    const link = document.createElement("link");
    Object.assign(link, { rel: "modulepreload", href });
    link.setAttribute("integrity", integrity[href] ?? "");
    document.head.append(link);
  }
}
