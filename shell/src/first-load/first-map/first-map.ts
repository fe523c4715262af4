import { FIRST_MAP_ATTRIBUTE, readStoredPreferences } from "@topout/shared/first-load";

import { mapUrls } from "./map-urls.build.ts";
import { drawMap } from "./draw-map.tsx";
import { loadMapData, type MapData, type ReadJson } from "./map-data.ts";
import { createCacheReader, readResponses } from "./read-data.ts";
import { selectVisibleRoutes } from "./visible-routes.ts";

/**
 * Draws the map of the gym before the app has loaded, as soon as its data has arrived. See
 * docs/decisions/0050-first-map.md.
 */
export function showFirstMap(): void {
  if (!document.querySelector(`[${FIRST_MAP_ATTRIBUTE}]`)) return;
  const token = window.firstData?.token ?? null;
  const preferences = readStoredPreferences();
  const map = createMap();
  let hasResponses = false;

  const show = ({ gym, routes }: MapData) => {
    const container = document.querySelector<HTMLElement>(`[${FIRST_MAP_ATTRIBUTE}]`);
    // React has replaced the skeleton.
    if (!container) return;
    drawMap(map.drawing, container, {
      gym,
      routes: selectVisibleRoutes(routes, preferences.circuitFilters[gym.id]),
      view: preferences.mapViews[gym.id],
    });
    window.firstMap = map.element;
    container.append(map.element);
  };
  const load = async (read: ReadJson, showData: (data: MapData) => void) => {
    const data = await loadMapData(read, {
      urls: mapUrls,
      isSignedIn: token !== null,
      selectedGymId: preferences.gymId,
    });
    if (data) showData(data);
  };

  // The page works without this map, and handles the errors itself.
  const ignoreError = () => undefined;
  load(readResponses, (data) => {
    hasResponses = true;
    show(data);
  }).catch(ignoreError);
  if (!navigator.serviceWorker?.controller) return;
  load(createCacheReader(token), (data) => {
    if (!hasResponses) show(data);
  }).catch(ignoreError);
}

function createMap() {
  const element = document.createElement("div");
  element.className = "first-map";
  const drawing = document.createElement("div");
  element.append(drawing);
  return { element, drawing };
}
