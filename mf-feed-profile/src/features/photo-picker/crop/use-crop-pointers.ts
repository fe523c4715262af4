import { getDistance, getMidpoint, type Point, subtractPoints } from "@topout/shared/domain";
import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from "react";

interface CropActions {
  /** The offset is a fraction of the frame's size. */
  readonly move: (offset: Point) => void;
  /** The anchor stays in place. It is a fraction of the frame's size. */
  readonly zoomBy: (factor: number, anchor: Point) => void;
}

/** A trackpad pinch is a wheel event with Ctrl and a small distance. */
const WHEEL_ZOOM_PER_PX = 0.0016;
const PINCH_ZOOM_PER_PX = 0.01;
const LINE_PX = 16;

/** One pointer moves the image. Two pointers also zoom it, and so does the wheel. */
export function useCropPointers(frame: RefObject<HTMLElement | null>, actions: CropActions) {
  /** The positions in the window, because the frame moves while the dialog opens. */
  const pointers = useRef(new Map<number, Point>());

  const handleWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const distancePx = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1);
    const speed = event.ctrlKey ? PINCH_ZOOM_PER_PX : WHEEL_ZOOM_PER_PX;
    const anchor = frame.current && toFraction(frame.current, getWindowPosition(event));
    if (anchor) actions.zoomBy(Math.exp(-distancePx * speed), anchor);
  });

  // React's wheel listeners are passive and cannot prevent the dialog from scrolling.
  useEffect(() => {
    const element = frame.current;
    const listener = (event: WheelEvent) => handleWheel(event);
    element?.addEventListener("wheel", listener, { passive: false });
    return () => element?.removeEventListener("wheel", listener);
  }, [frame]);

  const handleEnd = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId);

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || pointers.current.size === 2) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, getWindowPosition(event));
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { currentTarget, pointerId } = event;
      const previous = pointers.current.get(pointerId);
      if (!previous) return;
      const next = getWindowPosition(event);
      pointers.current.set(pointerId, next);
      const other = [...pointers.current].find(([id]) => id !== pointerId)?.[1];
      const step = {
        previous: toFraction(currentTarget, previous),
        next: toFraction(currentTarget, next),
      };
      if (other) pinch(actions, { ...step, other: toFraction(currentTarget, other) });
      else actions.move(subtractPoints(step.next, step.previous));
    },
    onPointerUp: handleEnd,
    onPointerCancel: handleEnd,
  };
}

interface PinchStep {
  readonly previous: Point;
  readonly next: Point;
  /** The pointer that did not move. */
  readonly other: Point;
}

/** A fraction of the frame's size. Prevents a division by zero. */
const MIN_DISTANCE = 0.01;

function pinch({ move, zoomBy }: CropActions, { previous, next, other }: PinchStep) {
  const centre = getMidpoint(next, other);
  move(subtractPoints(centre, getMidpoint(previous, other)));
  const previousDistance = Math.max(getDistance(previous, other), MIN_DISTANCE);
  zoomBy(Math.max(getDistance(next, other), MIN_DISTANCE) / previousDistance, centre);
}

const getWindowPosition = ({ clientX, clientY }: PointerEvent | WheelEvent): Point => ({
  x: clientX,
  y: clientY,
});

function toFraction(frame: HTMLElement, { x, y }: Point): Point {
  const { left, top, width, height } = frame.getBoundingClientRect();
  return { x: (x - left) / width, y: (y - top) / height };
}
