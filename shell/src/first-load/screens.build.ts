import { createPath, gymSearch, users } from "@topout/shared/contract";
import { paths } from "@topout/shared/paths";

import type { FrameKind } from "../screen-definition.ts";
import { routePanel, screens } from "../screens.ts";

/** Matches like the router. Its groups are the parameters of the path. */
const createPattern = (path: string) =>
  `^${path.replaceAll(/:(\w+)/g, "(?<$1>[^/]+)").replace(/\/$/, "")}/*$`;

/** The screens of the remotes, with a regular expression for their paths. */
export const remoteScreens = screens.flatMap(({ path, source }) =>
  source.remoteScreen ? [{ pattern: createPattern(path), ...source.remoteScreen }] : [],
);

const listPatterns = (kind: FrameKind) =>
  screens.filter(({ frame }) => frame === kind).map(({ path }) => createPattern(path));

/** Regular expressions for the paths whose frame is not `full`. */
export const framePatterns = { bare: listPatterns("bare"), gym: listPatterns("gym") };

/** The overlay that a link with `?route=` opens. */
export const routeOverlay = routePanel.remoteScreen;

export const dashboardPath = paths.dashboard;

/** The account of a signed-in user. Every screen needs it. */
export const accountUrl = createPath(users.me.path);

/** The gyms by name, the first one first. */
export const gymsUrl = createPath(gymSearch.page.path);
