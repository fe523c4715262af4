/** What the screens need before their code has loaded. */
import { defineFirstLoad } from "@topout/shared/remote";

import {
  dashboardRequests,
  dashboardUserRequests,
  visitCall,
} from "./screens/dashboard/dashboard-requests.build.ts";
import { dashboardSkeleton } from "./screens/dashboard/dashboard-skeleton.ts";
import { labelRequest } from "./features/labels/label-request.build.ts";
import { routePanelSkeleton } from "./screens/route-panel/route-panel-skeleton.ts";
import { storeSkeleton } from "./screens/store/store-skeleton.ts";
import { wallSkeleton } from "./screens/wall/wall-skeleton.ts";

/** The label of a route opens at its wall. */
const label = {
  scanRequest: labelRequest,
  requests: Object.values(dashboardRequests),
  userRequests: Object.values(dashboardUserRequests),
  skeleton: wallSkeleton,
  drawing: "src/screens/wall/first-label/first-label.ts",
};

export const firstLoad = defineFirstLoad("climber", {
  dashboard: {
    requests: Object.values(dashboardRequests),
    userRequests: Object.values(dashboardUserRequests),
    userCalls: [visitCall],
    skeleton: dashboardSkeleton,
    drawing: "src/screens/dashboard/first-map/first-map.ts",
  },
  routeLabel: label,
  routePanel: { skeleton: routePanelSkeleton },
  store: { skeleton: storeSkeleton },
  wall: label,
});
