import { createUrl } from "@topout/shared/api";
import { circuits, climbs, gyms, projects, routes, sets, users } from "@topout/shared/contract";
import { paths } from "@topout/shared/paths";

import { climberOverlays, screens } from "../screens.ts";
import { createPathPattern } from "./path-pattern.ts";
import type { RemoteScreens } from "./preload-first-screen.ts";
import type { FirstDataUrls } from "./request-first-data.ts";

const GYM_ID = "GYM_ID";
const params = { gym_id: GYM_ID };

/** The argument of `preloadFirstScreen`. */
export const remoteScreens: RemoteScreens = {
  screens: screens.flatMap(({ path, source }) =>
    source.module ? [{ pattern: createPathPattern([path]), ...source.module }] : [],
  ),
  routeOverlay: climberOverlays.module,
};

/** The argument of `requestFirstData`. */
export const firstDataUrls: FirstDataUrls = {
  dashboardPattern: createPathPattern([paths.dashboard]),
  me: createUrl(users.me.path),
  gyms: createUrl(gyms.list.path),
  gymLists: [
    createUrl(routes.list.path, {}, { ...params, current: true }),
    createUrl(circuits.list.path, params),
    createUrl(sets.list.path, params),
  ],
  gymIdPlaceholder: GYM_ID,
  userLists: [createUrl(climbs.mine.path), createUrl(projects.mine.path)],
};
