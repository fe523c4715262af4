import { useState } from "react";

/** How the editor reacts to pointers, and which dialog is open. */
export function useEditorTools() {
  const [isSnapping, setSnapping] = useState(true);
  const [isBoxSelecting, setBoxSelecting] = useState(false);
  const [hasShortcuts, setShortcuts] = useState(false);

  return {
    isSnapping,
    isBoxSelecting,
    hasShortcuts,
    toggleSnapping: () => setSnapping((value) => !value),
    toggleBoxSelection: () => setBoxSelecting((value) => !value),
    showShortcuts: () => setShortcuts(true),
    hideShortcuts: () => setShortcuts(false),
  };
}

export type EditorTools = ReturnType<typeof useEditorTools>;
