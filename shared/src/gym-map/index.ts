export { PlacementMap } from "./placement/placement-map.tsx";
export { GymMap, type GymMapProps } from "./view/gym-map.tsx";
export { GymMapSkeleton } from "./view/gym-map-skeleton.tsx";
export { getAreaView } from "./model/area-view.ts";
export { createGymRoutes, type GymRoute, type RouteState } from "./model/gym-route.ts";
export type { MapDot } from "./view/map-dot.ts";

/* The parts of the map that the layout editor builds on. */
export { type Box, getBoundingBox, getHomeBox, GUIDE_BOX, toViewBox } from "./model/box.ts";
export {
  type Gesture,
  type GestureAction,
  IDLE,
  type PointerInput,
  reduceGesture,
} from "./model/gesture.ts";
export { ZOOM_KEYS } from "./model/zoom-keys.ts";
export { getCentroid, toPathData } from "./model/shape.ts";
export type { Camera } from "./view/camera.ts";
export { clipLayer, movingLayer } from "./view/compositing/layer-styles.ts";
export { Floor } from "./view/floor.tsx";
export { mapStyles } from "./view/map-styles.ts";
export { type Offset, toLocalPoint } from "./view/to-local-point.ts";
export { useCamera } from "./view/use-camera.ts";
export { useInertia } from "./view/use-inertia.ts";
export { usePointerCapture } from "./view/use-pointer-capture.ts";
export { useWheelZoom } from "./view/use-wheel-zoom.ts";

/* The parts of the map that the map of a reset builds on. */
export { nudge } from "./placement/nudge.ts";
export { getAreaLabels, prepareAreaLabels } from "./model/last-area-labels.ts";
export { findNearestDot } from "./model/nearest-dot.ts";
export { BoundsRect } from "./view/compositing/bounds-rect.tsx";
export { DotShape, HALO_RADIUS } from "./view/dot.tsx";
export { focusAfterTap } from "./view/focus-after-tap.ts";
export { MapCard } from "./view/map-card.ts";
export { MapControls } from "./view/map-controls.tsx";
export { mapFocusRing } from "./view/map-focus-ring.ts";
export { mapLayer, MapGround } from "./view/map-layers.ts";
export { useGestures } from "./view/use-gestures.ts";
export { transformPath } from "./model/transform-path.ts";
export { useKeyboardNavigation } from "./view/use-keyboard-navigation.ts";
export { usePreventTouchClick } from "./view/use-prevent-touch-click.ts";

/* The parts of the first map, which is drawn before the code of the screen has loaded. */
export { clampView, getHomeView, getLayerPosition, toTransform } from "./model/viewport.ts";
export { AreaLabels } from "./view/area-labels.tsx";
export { Dots } from "./view/dots.tsx";
export { drawingStyles, FIRST_MAP_CLASS } from "./view/drawing-styles.ts";
export { RouteMarks } from "./view/route-marks.tsx";
