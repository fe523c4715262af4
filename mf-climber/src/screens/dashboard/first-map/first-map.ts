/**
 * Draws the map of the gym before the code of the screen has loaded, as soon as its data has arrived. The document loads
 * this script. See docs/decisions/0050-first-map.md.
 */
import { DRAWING_ATTRIBUTE, readResponse, readStoredPreferences } from "@topout/shared/first-load";
import type { GymRoute } from "@topout/shared/gym-map";

import { drawMap } from "./draw-map.tsx";
import { createNewSinceLoader } from "./load-new-since.ts";
import { loadMapData, type MapData, type ReadJson } from "./map-data.ts";
import { createMapElement } from "./map-element.ts";
import { createCacheReader } from "./read-cache.ts";
import { selectVisibleRoutes } from "./visible-routes.ts";

const { token = null, firstGymId } = window.firstData ?? {};
const preferences = readStoredPreferences();
const map = createMapElement();
const loadNewSince = createNewSinceLoader(token);
let hasResponses = false;
let latest: MapData;

// The page works without this map, and handles the errors itself.
const ignoreError = () => undefined;

/** Draws the map. If the visit arrives later than the lists, draws it again with the marks of new routes. */
async function show(data: MapData): Promise<void> {
  latest = data;
  const newSince = await Promise.race([data.newSince, Promise.resolve(undefined)]);
  const routes = selectRoutes(data, newSince);
  draw(data, routes);
  if (newSince === undefined) showNewRoutes(data, routes).catch(ignoreError);
}

async function showNewRoutes(data: MapData, drawnRoutes: readonly GymRoute[]): Promise<void> {
  const routes = selectRoutes(data, await data.newSince);
  const isChanged = routes.length !== drawnRoutes.length || routes.some(({ isNew }) => isNew);
  if (isChanged && latest === data) draw(data, routes);
}

const selectRoutes = (data: MapData, newSince: Date | null | undefined) =>
  selectVisibleRoutes({ ...data, newSince }, preferences.circuitFilters[data.gym.id]);

function draw({ gym }: MapData, routes: readonly GymRoute[]): void {
  const container = document.querySelector<HTMLElement>(`[${DRAWING_ATTRIBUTE}]`);
  // React has replaced the skeleton.
  if (!container) return;
  const view = preferences.mapViews[gym.id];
  drawMap(map.drawing, container, { layout: gym.layout, routes, view });
  window.firstDrawing = map.element;
  container.append(map.element);
}

async function load(read: ReadJson, showData: (data: MapData) => Promise<void>): Promise<void> {
  const isSignedIn = token !== null;
  const { gymId: selectedGymId } = preferences;
  const data = await loadMapData(read, { isSignedIn, selectedGymId, firstGymId, loadNewSince });
  if (data) await showData(data);
}

const drawn = load(readResponse, (data) => {
  hasResponses = true;
  return show(data);
}).catch(ignoreError);

if (navigator.serviceWorker?.controller) {
  load(createCacheReader(token), async (data) => {
    if (!hasResponses) await show(data);
  }).catch(ignoreError);
}

// What the document starts after the drawing waits for this.
await drawn;
