import { readStoredPreferences, storePreferences } from "@topout/shared/first-load";

import { dashboardPath } from "./screens.build.ts";

/** Selects the gym of a link to the dashboard, such as `/?gym=<id>`, before any script requests its data. */
export function selectLinkedGym(): void {
  const gymId = new URLSearchParams(location.search).get("gym");
  if (location.pathname !== dashboardPath || !gymId) return;
  storePreferences({ ...readStoredPreferences(), gymId });
}
