import { getRouteParam } from "@topout/shared/paths";

import { remoteScreens, routeOverlay } from "./screens.build.ts";

export interface FirstScreen {
  readonly remote: (typeof remoteScreens)[number]["remote"];
  readonly screen: string;
  /** The parameters of the path. */
  readonly params: Readonly<Record<string, string>>;
}

/** Finds the remote's screen of the current path. */
export function findFirstScreen(): FirstScreen | undefined {
  for (const { pattern, remote, screen } of remoteScreens) {
    const match = new RegExp(pattern, "i").exec(location.pathname);
    if (match) return { remote, screen, params: match.groups ?? {} };
  }
  return undefined;
}

/** Finds the first screen, and the overlay that the link opens. */
export function findFirstScreens(): FirstScreen[] {
  const screen = findFirstScreen();
  const overlay =
    getRouteParam(location.search) !== undefined && routeOverlay
      ? { ...routeOverlay, params: {} }
      : undefined;
  return [screen, overlay].filter((found) => found !== undefined);
}
