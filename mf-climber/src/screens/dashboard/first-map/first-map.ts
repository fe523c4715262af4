/**
 * Draws the map of the gym before the code of the screen has loaded, as soon as its data has arrived. The document loads
 * this script. See docs/decisions/0050-first-map.md.
 */
import { DRAWING_ATTRIBUTE, readResponse, readStoredPreferences } from "@topout/shared/first-load";

import { drawMap } from "./draw-map.tsx";
import { loadMapData, type MapData, type ReadJson } from "./map-data.ts";
import { createMapElement } from "./map-element.ts";
import { createCacheReader } from "./read-cache.ts";
import { selectVisibleRoutes } from "./visible-routes.ts";

const { token = null, firstGymId } = window.firstData ?? {};
const preferences = readStoredPreferences();
const map = createMapElement();
let hasResponses = false;

function show(data: MapData): void {
  const container = document.querySelector<HTMLElement>(`[${DRAWING_ATTRIBUTE}]`);
  // React has replaced the skeleton.
  if (!container) return;
  const { gym } = data;
  drawMap(map.drawing, container, {
    layout: gym.layout,
    routes: selectVisibleRoutes(data, preferences.circuitFilters[gym.id]),
    view: preferences.mapViews[gym.id],
  });
  window.firstDrawing = map.element;
  container.append(map.element);
}

async function load(read: ReadJson, showData: (data: MapData) => void): Promise<void> {
  const isSignedIn = token !== null;
  const { gymId: selectedGymId } = preferences;
  const data = await loadMapData(read, { isSignedIn, selectedGymId, firstGymId });
  if (data) showData(data);
}

// The page works without this map, and handles the errors itself.
const ignoreError = () => undefined;

const drawn = load(readResponse, (data) => {
  hasResponses = true;
  show(data);
}).catch(ignoreError);

if (navigator.serviceWorker?.controller) {
  load(createCacheReader(token), (data) => {
    if (!hasResponses) show(data);
  }).catch(ignoreError);
}

// What the document starts after the drawing waits for this.
await drawn;
