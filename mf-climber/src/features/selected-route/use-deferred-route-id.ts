import { useEffect, useState } from "react";

import { runAfterPaint } from "../../run-after-paint.ts";
import type { SelectedRouteStore } from "../../gym-routes/selected-route.ts";

/** The picked route's id, once the picture has been shown that answers the tap: what can wait does not hold it up. */
export function useDeferredRouteId(picked: SelectedRouteStore): string | null {
  const [later, setLater] = useState(() => picked.getState().routeId);

  useEffect(() => {
    let cancel = () => {};
    const follow = () => {
      cancel();
      cancel = runAfterPaint(() => setLater(picked.getState().routeId));
    };
    const leave = picked.subscribe(follow);
    return () => {
      leave();
      cancel();
    };
  }, [picked]);

  return later;
}
