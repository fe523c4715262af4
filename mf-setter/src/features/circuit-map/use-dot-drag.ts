import { type PointerEvent, useRef, useState } from "react";

import { getDistance, type Point } from "@topout/shared/domain";

import { type Drawing, getDrawingScale, toLayoutPoint } from "./map-point.ts";

/** A press within this distance of a dot drags it. */
const GRAB_RADIUS_PX = 14;
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
  onSelect: (id: string) => void;
  onDrop: (id: string, position: Point) => void;
}

/**
 * Makes the dots of a map draggable. Returns the dragged dot and the handlers for an element around the map. A press on
 * a dot does not reach the map, which would pan.
 */
export function useDotDrag({ dots, onSelect, onDrop }: DotDragOptions) {
  const press = useRef<Press>(null);
  const [draggedDot, setDraggedDot] = useState<Dot>();

  const onPointerDownCapture = (event: PointerEvent<HTMLElement>) => {
    const drawing = measureDrawing(event.currentTarget);
    if (!drawing || event.button !== 0 || isControl(event.target)) return;
    const point = toLayoutPoint(drawing, getClientPoint(event));
    const dot = findDot(dots, point, GRAB_RADIUS_PX / getDrawingScale(drawing));
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

  return {
    draggedDot,
    handlers: { onPointerDownCapture, onPointerMove, onPointerUp, onPointerCancel },
  };
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
