import { type MapView, setPreference, usePreferences } from "@topout/shared/platform";

/** Where each gym's map was left on this device, so that one comes back to the wall one is at. */
export function useRememberedView(gymId: string) {
  const views = usePreferences((preferences) => preferences.mapViews);

  const onViewChange = (view: MapView | undefined) => {
    const { [gymId]: before, ...others } = views;
    if (view !== before) setPreference("mapViews", view ? { ...others, [gymId]: view } : others);
  };

  return { view: views[gymId], onViewChange };
}
