/** What the screens need before their code has loaded. */
import { defineFirstLoad } from "@topout/shared/remote";

import {
  dashboardRequests,
  dashboardUserRequests,
  visitCall,
} from "./screens/dashboard/dashboard-requests.build.ts";
import {
  dashboardSkeleton,
  undrawnDashboardSkeleton,
} from "./screens/dashboard/dashboard-skeleton.ts";
import { labelRequests } from "./features/labels/label-requests.build.ts";
import { routePanelSkeleton } from "./screens/route-panel/route-panel-skeleton.ts";
import { storeSkeleton } from "./screens/store/store-skeleton.ts";
import { wallSkeleton } from "./screens/wall/wall-skeleton.ts";

/** The gym is that of the last visit. If the label is of another gym, the screen requests its lists. */
const label = {
  requests: [...Object.values(labelRequests), ...Object.values(dashboardRequests)],
  userRequests: Object.values(dashboardUserRequests),
};

export const firstLoad = defineFirstLoad("climber", {
  dashboard: {
    requests: Object.values(dashboardRequests),
    userRequests: Object.values(dashboardUserRequests),
    userCalls: [visitCall],
    skeleton: dashboardSkeleton,
    drawing: "src/screens/dashboard/first-map/first-map.ts",
  },
  routeLabel: { ...label, skeleton: undrawnDashboardSkeleton },
  routePanel: { skeleton: routePanelSkeleton },
  store: { skeleton: storeSkeleton },
  wall: { ...label, skeleton: wallSkeleton },
});
