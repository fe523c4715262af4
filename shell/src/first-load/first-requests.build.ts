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
import type { Preferences } from "@topout/shared/platform";

import { routePanel, screens } from "../screens.ts";
import { createPathPattern } from "./path-pattern.ts";
import type { MapUrls } from "./first-map/map-data.ts";

const GYM_ID = "GYM_ID";
const NAME = "NAME";
const gymParams = { gym_id: GYM_ID };
const nameParams = { username: NAME };

/** The screens of the remotes, with a regular expression for their paths. */
export const remoteScreens = {
  screens: screens.flatMap(({ path, source }) =>
    source.remoteScreen ? [{ pattern: createPathPattern([path]), ...source.remoteScreen }] : [],
  ),
  /** The overlay that a link with `?route=` opens. */
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

/** What a screen requests when it opens. */
export interface FirstScreenUrls {
  /** A regular expression for the path. */
  readonly pattern: string;
  /** `namePlaceholder` stands for the second segment of the path. */
  readonly urls?: readonly string[];
  /** Lists of the current gym. `gymIdPlaceholder` stands for its id. */
  readonly gymUrls?: readonly string[];
  /** Lists of a signed-in user. */
  readonly userUrls?: readonly string[];
  /** With this search parameter or stored preference, the screen requests other URLs, so these are skipped. */
  readonly skippedWith?: { readonly param: string; readonly preference?: keyof Preferences };
}

/** A screen whose requests differ from these still works, but loads later. */
export const firstDataUrls = {
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
  ] satisfies FirstScreenUrls[] as readonly FirstScreenUrls[],
  /** The account of a signed-in user. Every screen needs it. */
  me: mapUrls.me,
  /** Every screen of `screens` needs it. */
  gyms: mapUrls.gyms,
  gymIdPlaceholder: GYM_ID,
  namePlaceholder: NAME,
};
