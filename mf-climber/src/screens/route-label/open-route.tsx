import { useEffect, useRef } from "react";

import { codeQueries } from "@topout/shared/api";
import type { CodeTarget, Route } from "@topout/shared/contract";
import { addRouteParam, paths } from "@topout/shared/paths";
import {
  PANEL_OPENED_IN_APP,
  type QueryClient,
  setPreference,
  useNavigate,
  useQueryClient,
} from "@topout/shared/platform";
import { VisuallyHidden } from "@topout/shared/ui";

import { FROM_LABEL } from "../../gym-routes/from-label.ts";
import { showPlace } from "../../gym-routes/map-place.ts";
import { WallSkeleton } from "../wall/wall-skeleton.tsx";

interface OpenRouteProps {
  target: CodeTarget;
  route: Route;
}

/** Replaces this screen by the wall of the route, and opens its panel above it. So Back closes the panel. */
export function OpenRoute({ target, route }: OpenRouteProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const isDone = useRef(false);

  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    const { path, state } = preparePlace(client, target, route);
    void navigate(path, { replace: true, state });
    void navigate(`${path}${addRouteParam("", route.id)}`, {
      state: { ...state, ...PANEL_OPENED_IN_APP, ...FROM_LABEL },
    });
  }, [client, navigate, target, route]);

  return (
    <>
      <VisuallyHidden as="h1">Route</VisuallyHidden>
      <WallSkeleton />
    </>
  );
}

/** The wall of the route. Without an area, the dashboard, whose map then opens at the place of the route. */
function preparePlace(client: QueryClient, { gym, area }: CodeTarget, route: Route) {
  if (area?.code === undefined) {
    showPlace(route);
    return { path: paths.dashboard, state: { mapPlace: route.id } };
  }
  // Before the panel opens, which requests the lists of the selected gym.
  setPreference("gymId", gym.id);
  const { queryKey } = codeQueries.get(area.code, { isScan: false });
  client.setQueryData(queryKey, { type: "area", gym, area, route: null });
  return { path: paths.wall(area.code), state: {} };
}
