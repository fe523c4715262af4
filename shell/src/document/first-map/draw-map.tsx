import {
  clampView,
  Dots,
  Floor,
  getHomeBox,
  getLayerPosition,
  type GymRoute,
  toTransform,
  toViewBox,
} from "@topout/shared/gym-map";
import type { MapView } from "@topout/shared/platform";

import { toNodes } from "./dom-jsx.ts";
import type { MapData } from "./map-data.ts";

/** More dots would delay the scripts of the page, so then only the walls are drawn. */
const MAX_DOTS = 500;

/** Draws the map into `drawing`, with the components of the map. `container` has the size of the map on the screen. */
export function drawMap(
  drawing: HTMLElement,
  container: HTMLElement,
  { gym, routes, view }: MapData & { readonly view: MapView | undefined },
): void {
  const homeBox = getHomeBox(gym.layout);
  drawing.replaceChildren(
    ...toNodes(
      <svg viewBox={toViewBox(homeBox)}>
        <Floor layout={gym.layout} homeBox={homeBox} />
        {routes.length <= MAX_DOTS && <Dots dots={routes.map(toDot)} toOptionId={toFirstMapId} />}
      </svg>,
    ),
  );
  if (!view) return;
  const canvas = {
    size: { width: container.clientWidth, height: container.clientHeight },
    homeBox,
  };
  drawing.style.transform = toTransform(getLayerPosition(canvas, clampView(canvas, view)));
}

const toFirstMapId = (id: string) => `first-${id}`;

const toDot = ({ route, skin, state, isProject, initial }: GymRoute) => ({
  id: route.id,
  x: route.x,
  y: route.y,
  skin,
  state,
  isProject,
  initial,
  // The map of the document is hidden from screen readers.
  label: "",
  description: "",
});
