import { type Camera, ZOOM_KEYS } from "@topout/shared/gym-map";
import type { KeyboardEvent, RefObject } from "react";

import { clearSelection, moveSelection, removeSelection, activateShape } from "../model/draft.ts";
import { insertAfterSelection, selectAdjacentPoint } from "../model/selection.ts";
import type { Shape } from "../model/shape.ts";
import type { Editor } from "./use-editor.ts";

const DIRECTIONS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** In layout units. */
const NUDGE = 1;
const NUDGE_WITH_SHIFT = 5;

/** Handles the keys of the focused canvas. `useEditorKeys` handles those of the whole editor. */
export function useCanvasKeys<S extends Shape>(
  editor: Editor<S>,
  camera: RefObject<Camera | null>,
) {
  const commands = createCommands(editor, camera);

  /** Returns whether the key has an effect. */
  const run = ({ key, shiftKey }: KeyboardEvent): boolean => {
    if (key === "Tab") return selectNextPoint(editor, shiftKey ? -1 : 1);
    if (nudge(editor, key, shiftKey ? NUDGE_WITH_SHIFT : NUDGE)) return true;
    if (zoom(camera.current, key)) return true;
    const command = commands[key];
    command?.();
    return command !== undefined;
  };

  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !run(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

const createCommands = <S extends Shape>(
  { change }: Editor<S>,
  camera: RefObject<Camera | null>,
): Readonly<Record<string, () => void>> => ({
  Enter: () =>
    change((current) => insertAfterSelection(current, camera.current?.centre ?? { x: 0, y: 0 })),
  "0": () => camera.current?.reset(),
  Delete: () => change(removeSelection),
  Backspace: () => change(removeSelection),
  Escape: () =>
    change((current) =>
      current.selection.length > 0 ? clearSelection(current) : activateShape(current, null),
    ),
});

function nudge<S extends Shape>({ change }: Editor<S>, key: string, distance: number): boolean {
  const direction = DIRECTIONS[key];
  if (!direction) return false;
  const delta = { x: direction.x * distance, y: direction.y * distance };
  change((current) => moveSelection(current, delta));
  return true;
}

function zoom(camera: Camera | null, key: string): boolean {
  const direction = ZOOM_KEYS[key];
  if (direction) camera?.zoomByStep(direction);
  return direction !== undefined;
}

/** Returns false after the last point, so that Tab leaves the canvas. */
function selectNextPoint<S extends Shape>({ draft, change }: Editor<S>, step: -1 | 1): boolean {
  const next = selectAdjacentPoint(draft, step);
  change((current) => next ?? clearSelection(current));
  return next !== undefined;
}
