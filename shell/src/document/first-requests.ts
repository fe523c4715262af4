import { createUrl } from "@topout/shared/api";
import {
  activities,
  circuits,
  climbs,
  gyms,
  profiles,
  projects,
  routes,
  sets,
  users,
} from "@topout/shared/contract";
import { paths, patterns } from "@topout/shared/paths";

import { routePanel, screens } from "../screens.ts";
import { createPathPattern } from "./path-pattern.ts";
import type { MapUrls } from "./first-map/map-data.ts";
import type { RemoteScreens } from "./preload-first-screen.ts";
import type { FirstDataUrls } from "./select-first-urls.ts";

const GYM_ID = "GYM_ID";
const NAME = "NAME";
const gymParams = { gym_id: GYM_ID };
const nameParams = { username: NAME };

/** The argument of `preloadFirstScreen`. */
export const remoteScreens: RemoteScreens = {
  screens: screens.flatMap(({ path, source }) =>
    source.remoteScreen ? [{ pattern: createPathPattern([path]), ...source.remoteScreen }] : [],
  ),
  routeOverlay: routePanel.remoteScreen,
};

/** The data of the map that the document draws. */
export const mapUrls: MapUrls = {
  gyms: createUrl(gyms.list.path),
  routes: createUrl(routes.list.path, {}, { ...gymParams, current: true }),
  circuits: createUrl(circuits.list.path, gymParams),
  me: createUrl(users.me.path),
  climbs: createUrl(climbs.mine.path),
  projects: createUrl(projects.mine.path),
  gymIdPlaceholder: GYM_ID,
};

/** The argument of `requestFirstData`. A screen whose requests differ from these still works, but loads later. */
export const firstDataUrls: FirstDataUrls = {
  screens: [
    {
      pattern: createPathPattern([paths.dashboard]),
      gymUrls: [mapUrls.routes, mapUrls.circuits, createUrl(sets.list.path, gymParams)],
      userUrls: [mapUrls.climbs, mapUrls.projects],
    },
    {
      pattern: createPathPattern([paths.feed]),
      skippedWith: { param: "gym", preference: "feedGymId" },
      urls: [createUrl(activities.page.path, {}, { page: 1 })],
      gymUrls: [createUrl(circuits.list.path, gymParams)],
    },
    {
      pattern: createPathPattern([patterns.profile]),
      skippedWith: { param: "view" },
      urls: [
        createUrl(profiles.get.path, nameParams),
        createUrl(profiles.stats.path, nameParams),
        createUrl(profiles.climbs.path, nameParams, { limit: 200 }),
      ],
    },
  ],
  me: mapUrls.me,
  gyms: mapUrls.gyms,
  gymIdPlaceholder: GYM_ID,
  namePlaceholder: NAME,
};
