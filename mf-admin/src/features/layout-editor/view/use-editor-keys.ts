import type { KeyboardEvent } from "react";

import { type Draft, activateShape } from "../model/draft.ts";
import { selectAll } from "../model/selection.ts";
import type { Shape } from "../model/shape.ts";
import { addShape, duplicateShape, mirrorShape, toggleJoined } from "../model/shapes.ts";
import type { ShapeKind } from "./shape-kinds.tsx";
import type { Editor } from "./use-editor.ts";

interface EditorKeysOptions<S extends Shape> {
  readonly editor: Editor<S>;
  readonly kind: ShapeKind<S>;
  readonly toggleSnapping: () => void;
  readonly toggleBoxSelection: () => void;
  readonly openShortcuts: () => void;
}

/** Handles the shortcuts of the whole editor, except in its dialogs and while the user types in a field. */
export function useEditorKeys<S extends Shape>(options: EditorKeysOptions<S>) {
  const { editor, kind } = options;
  const { change } = editor;

  const controlCommands: Readonly<Record<string, () => void>> = {
    z: editor.undo,
    Z: editor.redo,
    y: editor.redo,
    a: () => change(selectAll),
    d: () =>
      change((draft) => duplicateShape(draft, (shape) => kind.createCopy(shape, draft.shapes))),
  };
  const plainCommands: Readonly<Record<string, () => void>> = {
    n: () => change((draft) => addShape(draft, kind.create(draft.shapes))),
    c: () => change(toggleJoined),
    h: () => change((draft) => mirrorShape(draft, "horizontal")),
    v: () => change((draft) => mirrorShape(draft, "vertical")),
    "[": () => change((draft) => activateAdjacentShape(draft, -1)),
    "]": () => change((draft) => activateAdjacentShape(draft, 1)),
    s: options.toggleSnapping,
    b: options.toggleBoxSelection,
    "?": options.openShortcuts,
  };

  return (event: KeyboardEvent) => {
    if (isInDialog(event) || isTyping(event.target) || event.altKey) return;
    const commands = event.ctrlKey || event.metaKey ? controlCommands : plainCommands;
    // With Shift, `key` is a capital letter: Ctrl+Shift+Z.
    const command = commands[event.key];
    if (!command) return;
    event.preventDefault();
    command();
  };
}

/** React also bubbles the events of a dialog, which the browser renders outside the editor. */
const isInDialog = ({ currentTarget, target }: KeyboardEvent) =>
  target instanceof Element && !currentTarget.contains(target);

const isTyping = (target: EventTarget) =>
  target instanceof Element && target.closest("input, textarea, select, [role=menu]") !== null;

function activateAdjacentShape<S extends Shape>(draft: Draft<S>, step: -1 | 1): Draft<S> {
  const count = draft.shapes.length;
  return activateShape(draft, ((draft.activeShape ?? -step) + step + count) % count);
}
