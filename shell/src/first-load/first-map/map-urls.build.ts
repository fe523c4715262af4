import { circuits, climbs, createPath, projects, routes } from "@topout/shared/contract";

import { accountUrl, gymsUrl } from "../screens.build.ts";
import type { MapUrls } from "./map-data.ts";

const GYM_ID = "GYM_ID";

/** The data of the map that the document draws. */
export const mapUrls: MapUrls = {
  gyms: gymsUrl,
  routes: createPath(routes.list.path, {}, { gym_id: GYM_ID, current: true }),
  circuits: createPath(circuits.list.path, { gym_id: GYM_ID }),
  me: accountUrl,
  climbs: createPath(climbs.mine.path),
  projects: createPath(projects.mine.path),
  gymIdPlaceholder: GYM_ID,
};
