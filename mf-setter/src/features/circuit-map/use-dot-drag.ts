import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";

import { getDistance, type Point } from "@topout/shared/domain";

import { type Drawing, getDrawingScale, toLayoutPoint } from "./map-point.ts";

/** A press within this distance of a dot drags it. A finger needs more than a mouse. */
const GRAB_RADIUS_PX = { mouse: 14, touch: 22 };
/** A press that moves less only selects the dot. */
const DRAG_THRESHOLD_PX = 6;

interface Dot extends Point {
  readonly id: string;
}

interface Press {
  readonly pointerId: number;
  readonly dot: Dot;
  readonly start: Point;
  readonly drawing: Drawing;
  isDrag: boolean;
}

interface DotDragOptions {
  dots: readonly Dot[];
  selectedId: string | null;
  onSelect: (id: string) => void;
  onDrop: (id: string, position: Point) => void;
}

/**
 * Makes the dots of a map draggable. Returns the dragged dot, and the ref and handlers of the element around the map. A
 * press on a dot does not reach the map, which would pan. A finger drags only the selected dot, because a drag elsewhere
 * scrolls the page.
 */
export function useDotDrag({ dots, selectedId, onSelect, onDrop }: DotDragOptions) {
  const press = useRef<Press>(null);
  const frame = usePreventScroll(press);
  const [draggedDot, setDraggedDot] = useState<Dot>();

  const onPointerDownCapture = (event: PointerEvent<HTMLElement>) => {
    const drawing = measureDrawing(event.currentTarget);
    if (!drawing || event.button !== 0 || isControl(event.target)) return;
    const isTouch = event.pointerType === "touch";
    const radius = GRAB_RADIUS_PX[isTouch ? "touch" : "mouse"] / getDrawingScale(drawing);
    const draggableDots = isTouch ? dots.filter(({ id }) => id === selectedId) : dots;
    const dot = findDot(draggableDots, toLayoutPoint(drawing, getClientPoint(event)), radius);
    if (!dot) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture?.(event.pointerId);
    const start = getClientPoint(event);
    press.current = { pointerId: event.pointerId, dot, start, drawing, isDrag: false };
  };

  const onPointerMove = (event: PointerEvent) => {
    const current = press.current;
    if (current?.pointerId !== event.pointerId) return;
    const point = getClientPoint(event);
    current.isDrag ||= getDistance(point, current.start) > DRAG_THRESHOLD_PX;
    if (current.isDrag) setDraggedDot({ id: current.dot.id, ...getDotPosition(current, point) });
  };

  const onPointerUp = (event: PointerEvent) => {
    const current = press.current;
    if (current?.pointerId !== event.pointerId) return;
    press.current = null;
    setDraggedDot(undefined);
    onSelect(current.dot.id);
    if (current.isDrag) onDrop(current.dot.id, getDotPosition(current, getClientPoint(event)));
  };

  const onPointerCancel = () => {
    press.current = null;
    setDraggedDot(undefined);
  };

  const handlers = { onPointerDownCapture, onPointerMove, onPointerUp, onPointerCancel };
  return { frame, draggedDot, handlers };
}

/**
 * Returns the ref of the element around the map. During a press on a dot the browser must not scroll the page, because
 * it would cancel the pointer. React's touch listeners are passive and cannot prevent it.
 */
function usePreventScroll(press: RefObject<Press | null>) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = frame.current;
    const handleTouchStart = (event: TouchEvent) => {
      if (press.current) event.preventDefault();
    };
    element?.addEventListener("touchstart", handleTouchStart, { passive: false });
    return () => element?.removeEventListener("touchstart", handleTouchStart);
  }, [press]);
  return frame;
}

/** The dot moves as far as the pointer, so it does not jump to the pointer. */
function getDotPosition({ dot, start, drawing }: Press, client: Point): Point {
  const scale = getDrawingScale(drawing);
  return { x: dot.x + (client.x - start.x) / scale, y: dot.y + (client.y - start.y) / scale };
}

function measureDrawing(element: HTMLElement): Drawing | undefined {
  const svg = element.querySelector<SVGSVGElement>("[role=listbox] svg[viewBox]");
  return svg ? { rect: svg.getBoundingClientRect(), viewBox: svg.viewBox.baseVal } : undefined;
}

const getClientPoint = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

const isControl = (target: EventTarget) =>
  target instanceof Element && target.closest("button") !== null;

const findDot = (dots: readonly Dot[], point: Point, maxDistance: number): Dot | undefined =>
  dots
    .filter((dot) => getDistance(dot, point) <= maxDistance)
    .sort((a, b) => getDistance(a, point) - getDistance(b, point))[0];
