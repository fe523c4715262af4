import { useCallback, useState } from "react";

import { type MapView, preferences, setPreference } from "@topout/shared/platform";

const leftViews = () => preferences.getState().mapViews;

/**
 * Where each gym's map was left on this device, so that one comes back to the wall one is at. It is read once: whoever
 * moves the map sees where it lies, and nothing is drawn anew for it.
 */
export function useStoredView(gymId: string) {
  const [view] = useState(() => leftViews()[gymId]);

  const onViewChange = useCallback(
    (left: MapView | undefined) => {
      const { [gymId]: before, ...others } = leftViews();
      if (left !== before) setPreference("mapViews", left ? { ...others, [gymId]: left } : others);
    },
    [gymId],
  );

  return { view, onViewChange };
}
