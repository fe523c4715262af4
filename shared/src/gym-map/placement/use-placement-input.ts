import type { KeyboardEvent, PointerEvent, RefObject } from "react";

import type { Point } from "@topout/shared/domain";

import { ZOOM_KEYS } from "../model/zoom-keys.ts";
import type { Camera } from "../view/camera.ts";
import { focusAfterTap, TAPPED_ATTRIBUTE } from "../view/focus-after-tap.ts";
import { useGestures } from "../view/use-gestures.ts";
import { useWheelZoom } from "../view/use-wheel-zoom.ts";
import { nudge } from "./nudge.ts";
import { useDotDrag } from "./use-dot-drag.ts";

interface PlacementInputOptions {
  frame: RefObject<HTMLDivElement | null>;
  camera: RefObject<Camera | null>;
  position: Point | undefined;
  onPlace: (position: Point) => void;
}

const ORIGIN: Point = { x: 0, y: 0 };

/** A tap places the dot, a drag moves it, arrow keys nudge it. Other gestures move the map, as on a `GymMap`. */
export function usePlacementInput({ frame, camera, position, onPlace }: PlacementInputOptions) {
  const gestures = useGestures(camera, (point) => {
    focusAfterTap(frame.current);
    if (camera.current) onPlace(camera.current.toLayoutPoint(point));
  });
  const drag = useDotDrag({ camera, dot: position, onMove: onPlace });
  useWheelZoom(frame, camera);

  const place = (target: Point) => {
    onPlace(target);
    camera.current?.revealPoint(target);
  };

  /** The first arrow key places the dot in the middle of the map. */
  const handleKey = (event: KeyboardEvent): boolean => {
    const zoom = ZOOM_KEYS[event.key];
    const target = nudge(position ?? camera.current?.centre ?? ORIGIN, event);
    if (zoom) camera.current?.zoomByStep(zoom);
    else if (target) place(target);
    return Boolean(zoom ?? target);
  };

  return {
    onKeyDown: (event: KeyboardEvent) => {
      event.currentTarget.removeAttribute(TAPPED_ATTRIBUTE);
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (handleKey(event)) event.preventDefault();
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!drag.start(event)) gestures.onPointerDown(event);
    },
    onPointerMove: (event: PointerEvent) => void drag.move(event),
    onPointerUp: (event: PointerEvent) => {
      if (!drag.end(event)) gestures.onPointerUp(event);
    },
    onPointerCancel: (event: PointerEvent) => {
      if (!drag.end(event)) gestures.onPointerCancel(event);
    },
  };
}
