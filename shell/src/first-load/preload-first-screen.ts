import { getRouteParam } from "@topout/shared/paths";

import type { RemoteScreen } from "../remotes/screen-source.ts";
import { remoteScreens } from "./first-requests.build.ts";

interface RemoteFiles {
  readonly preload: readonly string[];
  readonly screens?: Readonly<Record<string, readonly string[] | undefined>>;
  readonly integrity: Readonly<Record<string, string | undefined>>;
}

/** Preloads the remote of the first screen together with the shell. */
export function preloadFirstScreen(): void {
  const { screens, routeOverlay } = remoteScreens;
  const addLink = (attributes: Readonly<Record<string, string>>) => {
    const link = document.createElement("link");
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    document.head.append(link);
  };

  const registryText = document.getElementById("registry")?.textContent;
  if (!registryText) {
    // A static host does not write the registry into the document.
    addLink({ rel: "preload", as: "fetch", href: "/remotes.json" });
    return;
  }
  const registry: { remotes: Readonly<Record<string, RemoteFiles | undefined>> } =
    JSON.parse(registryText);

  const listFiles = ({ remote, screen }: RemoteScreen) => {
    const files = registry.remotes[remote];
    return [...(files?.preload ?? []), ...(files?.screens?.[screen] ?? [])].map((href) => ({
      href,
      integrity: files?.integrity[href] ?? "",
    }));
  };

  const screen = screens.find(({ pattern }) => new RegExp(pattern, "i").test(location.pathname));
  const hasRoute = getRouteParam(location.search) !== undefined;
  const sources = [screen, hasRoute ? routeOverlay : undefined].filter((source) => !!source);
  const files = new Map(sources.flatMap(listFiles).map((file) => [file.href, file]));
  for (const file of files.values()) addLink({ rel: "modulepreload", ...file });
}
