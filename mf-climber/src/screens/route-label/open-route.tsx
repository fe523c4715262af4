import type { Route } from "@topout/shared/contract";
import { addRouteParam, paths } from "@topout/shared/paths";
import { PANEL_OPENED_IN_APP, useNavigate } from "@topout/shared/platform";
import { VisuallyHidden } from "@topout/shared/ui";
import { useEffect, useRef } from "react";

import { FROM_LABEL } from "../../gym-routes/from-label.ts";
import { showPlace } from "../../gym-routes/map-place.ts";
import { DashboardSkeleton } from "../dashboard/dashboard-skeleton.tsx";

/** Replaces this screen by the dashboard, and opens the panel of the route above it. So Back closes the panel. */
export function OpenRoute({ route }: { route: Route }) {
  const navigate = useNavigate();
  const isDone = useRef(false);

  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    showPlace(route);
    const state = { mapPlace: route.id };
    void navigate(paths.dashboard, { replace: true, state });
    void navigate(`${paths.dashboard}${addRouteParam("", route.id)}`, {
      state: { ...state, ...PANEL_OPENED_IN_APP, ...FROM_LABEL },
    });
  }, [navigate, route]);

  return (
    <>
      <VisuallyHidden as="h1">Route</VisuallyHidden>
      <DashboardSkeleton />
    </>
  );
}
