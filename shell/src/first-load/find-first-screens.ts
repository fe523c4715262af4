import { getRouteParam } from "@topout/shared/paths";

import { readMeta } from "./read-meta.ts";
import { remoteScreens, routeOverlay } from "./screens.build.ts";

export interface FirstScreen {
  readonly remote: (typeof remoteScreens)[number]["remote"];
  readonly screen: string;
  /** The parameters of the link, encoded, and the version of the route's photo if it has one. */
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

/** Finds the overlay that the link opens: the panel of a route. The server finds the route of a label. */
export function findFirstOverlay(): FirstScreen | undefined {
  const route = getRouteParam(location.search) ?? readMeta("linked-route");
  if (route === undefined || !routeOverlay) return undefined;
  const photoVersion = readMeta("photo-version");
  return {
    ...routeOverlay,
    params: { route: encodeURIComponent(route), ...(photoVersion && { photoVersion }) },
  };
}
