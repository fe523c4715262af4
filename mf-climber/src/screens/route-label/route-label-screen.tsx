import { paths } from "@topout/shared/paths";
import { Navigate } from "@topout/shared/platform";

import { Label } from "../../features/labels/label.tsx";
import { DashboardSkeleton } from "../dashboard/dashboard-skeleton.tsx";
import { OpenRoute } from "./open-route.tsx";

/** /r/{code} */
const RouteLabelScreen = () => (
  <Label kind="route" skeleton={<DashboardSkeleton />}>
    {({ route }, code) =>
      route ? <OpenRoute key={code} route={route} /> : <Navigate replace to={paths.wall(code)} />
    }
  </Label>
);

export { RouteLabelScreen as Component };
