import type { KeyboardEvent, RefObject } from "react";

import { findNearestDot } from "../model/nearest-dot.ts";
import { type Direction, neighbour } from "../model/neighbour.ts";
import { inOrder, type Step } from "../model/in-order.ts";
import type { Camera } from "./camera.ts";
import type { MapDot } from "./map-dot.ts";

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

const STEPS: Readonly<Record<string, Step>> = {
  Home: "first",
  End: "last",
  PageUp: "previous",
  PageDown: "next",
};

/** `=` is the plus key without Shift. */
const ZOOMS: Readonly<Record<string, "in" | "out">> = { "+": "in", "=": "in", "-": "out" };

interface Keys {
  dots: readonly MapDot[];
  selectedId: string | null;
  camera: RefObject<Camera | null>;
  onSelect: (id: string) => void;
  onOpen: (id: string) => void;
}

/**
 * Arrows walk from dot to dot, Home, End, Page Up and Page Down in the order of the dots, Enter opens, + and − zoom.
 * The browser keeps its own shortcuts.
 */
export function useKeyboardNavigation({ dots, selectedId, camera, onSelect, onOpen }: Keys) {
  const active = dots.find(({ id }) => id === selectedId);

  const towards = (direction: Direction) =>
    active
      ? neighbour(dots, active, direction)
      : findNearestDot(dots, camera.current?.centre ?? { x: 0, y: 0 });

  const walk = (next: MapDot | undefined) => {
    if (next) onSelect(next.id);
  };

  const act = (key: string): boolean => {
    const direction = ARROWS[key];
    const step = STEPS[key];
    const zoom = ZOOMS[key];
    if (direction) walk(towards(direction));
    else if (step) walk(inOrder(dots, active, step));
    else if (zoom) camera.current?.step(zoom);
    else if (key === "Enter" && active) onOpen(active.id);
    else return false;
    return true;
  };

  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (act(event.key)) event.preventDefault();
  };
}
