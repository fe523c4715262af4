import { useEffect, useState } from "react";

import type { SelectedRouteStore } from "../../gym-routes/selected-route.ts";
import { runAfterPaint } from "../../run-after-paint.ts";

/** Returns the id of the selected route one paint later, so that the ring on the map is painted first. */
export function useDeferredRouteId(store: SelectedRouteStore): string | null {
  const [routeId, setRouteId] = useState(() => store.getState().routeId);

  useEffect(() => {
    let cancel = () => {};
    const unsubscribe = store.subscribe(() => {
      cancel();
      cancel = runAfterPaint(() => setRouteId(store.getState().routeId));
    });
    return () => {
      unsubscribe();
      cancel();
    };
  }, [store]);

  return routeId;
}
