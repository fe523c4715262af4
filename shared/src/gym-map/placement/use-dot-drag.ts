import { type PointerEvent as ReactPointerEvent, type RefObject, useRef } from "react";

import { getDistance, type Point } from "@topout/shared/domain";

import type { Camera } from "../view/camera.ts";
import { toLocalPoint } from "../view/to-local-point.ts";

/** A press within this distance of the dot drags it. Elsewhere it pans the map. */
const GRAB_RADIUS_PX = 22;

interface DotDragOptions {
  camera: RefObject<Camera | null>;
  dot: Point | undefined;
  onMove: (point: Point) => void;
}

/** The press that drags the dot. The dot keeps its distance from the pointer. */
interface Drag {
  readonly pointerId: number;
  readonly offset: Point;
}

/** Drags the placed dot. Each handler returns whether it has handled the event. */
export function useDotDrag({ camera, dot, onMove }: DotDragOptions) {
  const drag = useRef<Drag>(null);

  const toLayoutPoint = ({ currentTarget, clientX, clientY }: ReactPointerEvent) =>
    camera.current?.toLayoutPoint(
      toLocalPoint(currentTarget.getBoundingClientRect(), { clientX, clientY }),
    );

  const start = (event: ReactPointerEvent): boolean => {
    const point = toLayoutPoint(event);
    if (!dot || !point || !camera.current || event.button !== 0) return false;
    if (getDistance(point, dot) > camera.current.toLayoutLength(GRAB_RADIUS_PX)) return false;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    drag.current = {
      pointerId: event.pointerId,
      offset: { x: dot.x - point.x, y: dot.y - point.y },
    };
    return true;
  };

  const move = (event: ReactPointerEvent): boolean => {
    const point = toLayoutPoint(event);
    if (drag.current?.pointerId !== event.pointerId || !point) return false;
    const { offset } = drag.current;
    onMove({ x: point.x + offset.x, y: point.y + offset.y });
    return true;
  };

  const end = ({ pointerId }: ReactPointerEvent): boolean => {
    if (drag.current?.pointerId !== pointerId) return false;
    drag.current = null;
    return true;
  };

  return { start, move, end };
}
