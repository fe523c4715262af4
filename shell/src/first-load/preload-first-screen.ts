import type { Registry } from "@topout/shared/remote";

import { findFirstOverlay, findFirstScreen } from "./find-first-screens.ts";

/**
 * Preloads the remotes of the first screen and its overlay together with the shell, after the images of the drawing. Adds
 * only the new files if a drawing has opened the overlay.
 */
export function preloadFirstScreen(registry: Registry | undefined): void {
  const found = [findFirstScreen(), findFirstOverlay()].filter((screen) => screen !== undefined);
  const files = found.flatMap(({ remote, screen }) => {
    const { preload = [], screens, integrity } = registry?.remotes[remote] ?? {};
    return [...preload, ...(screens?.[screen] ?? [])].map(
      (href) => [href, integrity?.[href] ?? ""] as const,
    );
  });
  for (const [href, integrity] of new Map(files)) {
    if (document.head.querySelector(`link[href="${href}"]`)) continue;
    addLink({ rel: "modulepreload", href, integrity, fetchpriority: "low" });
  }
}

/** A static host does not write the registry into the document, so the app requests it. */
export const preloadRegistry = (): void =>
  addLink({ rel: "preload", as: "fetch", href: "/remotes.json" });

function addLink(attributes: Readonly<Record<string, string>>): void {
  const link = document.createElement("link");
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.head.append(link);
}
