import {
  circuits,
  climbs,
  gyms,
  gymSearch,
  projects,
  routes,
  sets,
  users,
  visits,
} from "@topout/shared/contract";
import { CURRENT_GYM, firstRequest } from "@topout/shared/remote";

/** The first requests of the dashboard. Those of a gym contain `gymPlaceholder`. */
export const dashboardRequests = {
  gyms: firstRequest(gymSearch.page, { query: {} }),
  gym: firstRequest(gyms.get, { params: { gym_id: CURRENT_GYM } }),
  routes: firstRequest(routes.list, { query: { gym_id: CURRENT_GYM, current: true } }),
  circuits: firstRequest(circuits.list, { params: { gym_id: CURRENT_GYM } }),
  sets: firstRequest(sets.list, { params: { gym_id: CURRENT_GYM } }),
};

/** The first requests of a signed-in user. */
export const dashboardUserRequests = {
  climbs: firstRequest(climbs.mine, { query: {} }),
  projects: firstRequest(projects.mine, {}),
};

/** Starts or continues the visit of a signed-in user, and sends what the device has stored of the news that was seen. */
export const visitCall = {
  path: firstRequest(visits.record, { params: { gym_id: CURRENT_GYM }, body: {} }),
  storedBody: "topout.seen-news",
};

/** The shell sends this request for every screen of a signed-in user. */
export const accountRequest = firstRequest(users.me, {});

export const gymPlaceholder = CURRENT_GYM;
