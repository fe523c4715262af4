import { createPath, gymSearch, users } from "@topout/shared/contract";

import { routePanel, screens } from "../screens.ts";

/** Matches like the router. Its groups are the parameters of the path. */
const createPattern = (path: string) =>
  `^${path.replaceAll(/:(\w+)/g, "(?<$1>[^/]+)").replace(/\/$/, "")}/*$`;

/** The screens of the remotes, with a regular expression for their paths. */
export const remoteScreens = screens.flatMap(({ path, source }) =>
  source.remoteScreen ? [{ pattern: createPattern(path), ...source.remoteScreen }] : [],
);

/** The overlay that a link with `?route=` opens. */
export const routeOverlay = routePanel.remoteScreen;

/** The account of a signed-in user. Every screen needs it. */
export const accountUrl = createPath(users.me.path);

/** The gyms by name, the first one first. */
export const gymsUrl = createPath(gymSearch.page.path);
