import { useEffect, useState } from "react";

import { afterPaint } from "../../after-paint.ts";
import type { PickedRoute } from "../../gym-routes/picked-route.ts";

/** The picked route's id, once the picture has been shown that answers the tap: what can wait does not hold it up. */
export function usePickedLater(picked: PickedRoute): string | null {
  const [later, setLater] = useState(() => picked.getState().routeId);

  useEffect(() => {
    let cancel = () => {};
    const follow = () => {
      cancel();
      cancel = afterPaint(() => setLater(picked.getState().routeId));
    };
    const leave = picked.subscribe(follow);
    return () => {
      leave();
      cancel();
    };
  }, [picked]);

  return later;
}
