/**
 * Draws the map of the gym before any other script of the page has loaded, as soon as its data has arrived. The build
 * writes this script into the document. See docs/decisions/0050-first-map.md.
 */
import type { LocalKey } from "@topout/shared/browser-storage";
import { FIRST_MAP_ATTRIBUTE } from "@topout/shared/gym-map";
import type { Preferences } from "@topout/shared/platform";

import { drawMap } from "./draw-map.tsx";
import { loadMapData, type MapData, type MapUrls, type ReadJson } from "./map-data.ts";
import { createCacheReader, readResponses } from "./read-data.ts";
import { selectVisibleRoutes } from "./visible-routes.ts";

/** The build replaces this constant. */
declare const MAP_URLS: MapUrls;

if (document.documentElement.dataset["skeleton"] === "map") showFirstMap();

function showFirstMap() {
  const token = window.firstData?.token ?? null;
  const preferences = readPreferences();
  const map = createMap();
  let hasResponses = false;

  const show = ({ gym, routes }: MapData) => {
    const container = document.querySelector<HTMLElement>(`[${FIRST_MAP_ATTRIBUTE}]`);
    // React has replaced the skeleton.
    if (!container) return;
    drawMap(map.drawing, container, {
      gym,
      routes: selectVisibleRoutes(routes, preferences.circuitFilters?.[gym.id]),
      view: preferences.mapViews?.[gym.id],
    });
    window.firstMap = map.element;
    container.append(map.element);
  };
  const load = async (read: ReadJson, showData: (data: MapData) => void) => {
    const data = await loadMapData(read, {
      urls: MAP_URLS,
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

/** Other invalid values can only prevent the drawing. */
function readPreferences(): Partial<Preferences> {
  try {
    return parsePreferences();
  } catch {
    return {};
  }
}

function parsePreferences(): Partial<Preferences> {
  const stored: unknown = JSON.parse(
    localStorage.getItem("topout.preferences" satisfies LocalKey) ?? "{}",
  );
  return Object(Object(stored).state);
}
