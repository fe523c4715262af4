import { useCallback, useState } from "react";

import { type MapView, preferences, setPreference } from "@topout/shared/platform";

const getStoredViews = () => preferences.getState().mapViews;

/**
 * Stores the position and zoom of each gym's map on this device. Reads the view only once, because the map applies its
 * own moves without a render.
 */
export function useStoredView(gymId: string) {
  const [initialView] = useState(() => getStoredViews()[gymId]);

  const onViewChange = useCallback(
    (next: MapView | undefined) => {
      const { [gymId]: previous, ...otherGyms } = getStoredViews();
      if (next === previous) return;
      setPreference("mapViews", next ? { ...otherGyms, [gymId]: next } : otherGyms);
    },
    [gymId],
  );

  return { initialView, onViewChange };
}
