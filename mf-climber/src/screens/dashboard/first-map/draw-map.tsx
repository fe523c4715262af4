import type { Layout } from "@topout/shared/contract";
import { toNodes } from "@topout/shared/dom-jsx";
import {
  AreaLabels,
  clampView,
  Dots,
  Floor,
  getHomeBox,
  getLayerPosition,
  type GymRoute,
  prepareAreaLabels,
  RouteMarks,
  toTransform,
  toViewBox,
} from "@topout/shared/gym-map";
import type { MapView } from "@topout/shared/platform";
import type { ReactNode } from "react";

import { toUnlabelledDot } from "../../../gym-routes/to-unlabelled-dot.ts";

/** More dots would delay the scripts of the page, so then only the walls and labels are drawn. */
const MAX_DOTS = 500;

interface Drawing {
  readonly layout: Layout;
  readonly routes: readonly GymRoute[];
  readonly view: MapView | undefined;
}

/**
 * Draws the map with the components of the map, and then replaces the content of `drawing`. The label of each area is
 * placed in a task of its own, and each layer is drawn in one, because a slow phone takes up to 60 ms for a layer.
 * `container` has the size of the map on the screen.
 */
export function drawMap(
  drawing: HTMLElement,
  container: HTMLElement,
  { layout, routes, view }: Drawing,
): void {
  const homeBox = getHomeBox(layout);
  // This map is hidden from screen readers.
  const dots = routes.map(toUnlabelledDot);
  const drawLayers = [
    () => <Floor lines={layout.lines} />,
    () => <AreaLabels layout={layout} homeBox={homeBox} />,
    () => dots.length <= MAX_DOTS && <Dots dots={dots} toOptionId={toFirstMapId} />,
    () => dots.length <= MAX_DOTS && <RouteMarks dots={dots} />,
  ];
  const labelSteps = prepareAreaLabels(layout, homeBox);
  for (let step = 0; step <= layout.areas.length; step++) setTimeout(() => labelSteps.next());
  const layers: ReactNode[] = [];
  for (const drawLayer of drawLayers) setTimeout(() => layers.push(drawLayer()));
  setTimeout(() =>
    drawing.replaceChildren(...toNodes(<svg viewBox={toViewBox(homeBox)}>{layers}</svg>)),
  );
  if (!view) return;
  const canvas = {
    size: { width: container.clientWidth, height: container.clientHeight },
    homeBox,
  };
  drawing.style.transform = toTransform(getLayerPosition(canvas, clampView(canvas, view)));
}

const toFirstMapId = (id: string) => `first-${id}`;
