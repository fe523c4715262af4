import type { KeyboardEvent, RefObject } from "react";

import {
  type Direction,
  findDotByStep,
  findDotInDirection,
  type Step,
} from "../model/dot-navigation.ts";
import { findNearestDot } from "../model/nearest-dot.ts";
import { ZOOM_KEYS } from "../model/zoom-keys.ts";
import type { Camera } from "./camera.ts";
import { TAPPED_ATTRIBUTE } from "./focus-after-tap.ts";
import type { MapDot } from "./map-dot.ts";

const ARROW_KEYS: Readonly<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

const STEP_KEYS: Readonly<Record<string, Step>> = {
  Home: "first",
  End: "last",
  PageUp: "previous",
  PageDown: "next",
};

interface KeyboardNavigationOptions {
  dots: readonly MapDot[];
  selectedId: string | null;
  camera: RefObject<Camera | null>;
  onSelect: (id: string) => void;
  onOpen: (id: string) => void;
}

/**
 * Arrow keys select a neighbouring dot. Home, End, Page Up and Page Down select by order, Enter opens, + and − zoom.
 * Returns the keydown handler, which ignores the browser's shortcuts.
 */
export function useKeyboardNavigation({
  dots,
  selectedId,
  camera,
  onSelect,
  onOpen,
}: KeyboardNavigationOptions) {
  const selectedDot = dots.find(({ id }) => id === selectedId);

  const findInDirection = (direction: Direction) =>
    selectedDot
      ? findDotInDirection(dots, selectedDot, direction)
      : findNearestDot(dots, camera.current?.centre ?? { x: 0, y: 0 });

  const select = (dot: MapDot | undefined) => {
    if (dot) onSelect(dot.id);
  };

  const handleKey = (key: string): boolean => {
    const direction = ARROW_KEYS[key];
    const step = STEP_KEYS[key];
    const zoom = ZOOM_KEYS[key];
    if (direction) select(findInDirection(direction));
    else if (step) select(findDotByStep(dots, selectedDot, step));
    else if (zoom) camera.current?.zoomByStep(zoom);
    else if (key === "Enter" && selectedDot) onOpen(selectedDot.id);
    else return false;
    return true;
  };

  return (event: KeyboardEvent) => {
    event.currentTarget.removeAttribute(TAPPED_ATTRIBUTE);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (handleKey(event.key)) event.preventDefault();
  };
}
