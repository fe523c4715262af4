import { useDeferredValue } from "react";

import { isFirstMapShown } from "./is-first-map-shown.ts";

/**
 * Whether the dashboard mounts its map without the filters and the routes, which the next render adds. So in the first
 * load, the map reacts to taps before the rest is rendered. Later everything mounts together, because the browser restores
 * the scroll position, for which the list must have its height.
 */
export const useIsMapOnly = (): boolean => useDeferredValue(false, isFirstMapShown() || undefined);
