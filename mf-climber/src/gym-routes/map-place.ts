import type { Route } from "@topout/shared/contract";
import { preferences, setPreference } from "@topout/shared/platform";

const ZOOM = 3;

/** Selects the gym of a route. Its map then opens at the place of the route. */
export function showPlace({ gym_id, x, y }: Pick<Route, "gym_id" | "x" | "y">): void {
  setPreference("gymId", gym_id);
  const { mapViews } = preferences.getState();
  setPreference("mapViews", { ...mapViews, [gym_id]: { zoom: ZOOM, centre: { x, y } } });
}

/** The map of the gym then opens with the whole gym. */
export function showWholeGym(gymId: string): void {
  const { [gymId]: _view, ...mapViews } = preferences.getState().mapViews;
  setPreference("mapViews", mapViews);
}
