/**
 * Draws the map of the gym, and the bar with its news, before the code of the screen has loaded, as soon as the data has
 * arrived. The document loads this script. See docs/decisions/0050-first-map.md.
 */
import type { Visit } from "@topout/shared/contract";
import { DRAWING_ATTRIBUTE, readResponse, readStoredPreferences } from "@topout/shared/first-load";
import type { GymRoute } from "@topout/shared/gym-map";

import { MAX_WAIT_MS } from "../../../features/news/max-wait.ts";
import { drawMap } from "./draw-map.tsx";
import { createVisitLoader } from "./load-visit.ts";
import { loadMapData, type MapData, type ReadJson } from "./map-data.ts";
import { createMapElement } from "./map-element.ts";
import { createCacheReader } from "./read-cache.ts";
import { showFirstNews } from "./show-first-news.ts";
import { selectVisibleRoutes } from "./visible-routes.ts";

const { token = null, firstGymId } = window.firstData ?? {};
const preferences = readStoredPreferences();
const map = createMapElement();
const loadVisit = createVisitLoader(token);
const FIRST_CONTAINER = `${token === null ? "" : ".first-skeleton "}[${DRAWING_ATTRIBUTE}]`;
let hasResponses = false;
let latest: MapData;
let timeout: Promise<undefined> | undefined;

// The page works without this map, and handles the errors itself.
const ignoreError = () => undefined;

/** Settles `MAX_WAIT_MS` after the first data that waits for a visit. */
const waitForTimeout = () =>
  (timeout ??= new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS)));

/**
 * Draws the map with the bar, when the visit is known, or after `MAX_WAIT_MS`. If the visit arrives later, draws the map
 * again with the marks of new routes.
 */
async function show(data: MapData): Promise<void> {
  latest = data;
  const isStarting = await data.visit?.isStarting;
  const newSince = await (isStarting
    ? Promise.race([data.newSince, waitForTimeout()])
    : data.newSince);
  const visit = newSince === undefined ? undefined : await data.visit?.running;
  if (latest !== data) return;
  const routes = selectRoutes(data, newSince);
  draw(data, routes, visit);
  if (newSince === undefined) showNewRoutes(data, routes).catch(ignoreError);
}

async function showNewRoutes(data: MapData, drawnRoutes: readonly GymRoute[]): Promise<void> {
  const routes = selectRoutes(data, await data.newSince);
  const isChanged = routes.length !== drawnRoutes.length || routes.some(({ isNew }) => isNew);
  if (isChanged && latest === data) draw(data, routes, undefined);
}

const selectRoutes = (data: MapData, newSince: Date | null | undefined) =>
  selectVisibleRoutes({ ...data, newSince }, preferences.circuitFilters[data.gym.id]);

function draw(data: MapData, routes: readonly GymRoute[], visit: Visit | undefined): void {
  const container = findContainer();
  if (!container || !showFirstNews(container, data, visit)) return;
  const { gym } = data;
  drawMap(map.drawing, container, {
    layout: gym.layout,
    routes,
    view: preferences.mapViews[gym.id],
  });
  window.firstDrawing = map.element;
  container.append(map.element);
}

/**
 * Returns the skeleton of the map, which React may have replaced by its own. Before the first drawing for a user, returns
 * only that of the document: when React has replaced it, React decides whether there is a bar.
 */
function findContainer(): HTMLElement | null {
  const { parentElement: container } = map.element;
  if (!container) return document.querySelector(FIRST_CONTAINER);
  return container.isConnected ? container : null;
}

async function load(read: ReadJson, showData: (data: MapData) => Promise<void>): Promise<void> {
  const isSignedIn = token !== null;
  const { gymId: selectedGymId } = preferences;
  const data = await loadMapData(read, { isSignedIn, selectedGymId, firstGymId, loadVisit });
  if (data) await showData(data);
}

const drawn = load(readResponse, (data) => {
  hasResponses = true;
  return show(data);
}).catch(ignoreError);

if (navigator.serviceWorker?.controller) {
  load(createCacheReader(token), async (data) => {
    // The news of a visit that starts is in the responses.
    if (await data.visit?.isStarting) await Promise.race([drawn, waitForTimeout()]);
    if (!hasResponses) await show(data);
  }).catch(ignoreError);
}

// What the document starts after the drawing waits for this.
await drawn;
