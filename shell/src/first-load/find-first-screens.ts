import { getRouteParam } from "@topout/shared/paths";

import { remoteScreens, routeOverlay } from "./screens.build.ts";

export interface FirstScreen {
  readonly remote: (typeof remoteScreens)[number]["remote"];
  readonly screen: string;
  /** The parameters of the path, encoded. */
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

/** Finds the overlay that the link opens: the panel of a route. */
export function findFirstOverlay(): FirstScreen | undefined {
  const route = getRouteParam(location.search);
  if (route === undefined || !routeOverlay) return undefined;
  return { ...routeOverlay, params: { route: encodeURIComponent(route) } };
}
