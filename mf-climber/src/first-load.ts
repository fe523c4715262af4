/** What the screens need before their code has loaded. */
import { circuits, climbs, gyms, projects, routes, sets } from "@topout/shared/contract";
import { CURRENT_GYM, defineFirstLoad, firstRequest } from "@topout/shared/remote";

import { dashboardSkeleton } from "./screens/dashboard/dashboard-skeleton.ts";
import { storeSkeleton } from "./screens/store/store-skeleton.ts";

export const firstLoad = defineFirstLoad("climber", {
  dashboard: {
    requests: [
      firstRequest(gyms.list, {}),
      firstRequest(routes.list, { query: { gym_id: CURRENT_GYM, current: true } }),
      firstRequest(circuits.list, { params: { gym_id: CURRENT_GYM } }),
      firstRequest(sets.list, { params: { gym_id: CURRENT_GYM } }),
    ],
    userRequests: [firstRequest(climbs.mine, { query: {} }), firstRequest(projects.mine, {})],
    skeleton: dashboardSkeleton,
  },
  store: { skeleton: storeSkeleton },
});
