import { useState } from "react";

/** The state of the snap and box tools, and of the shortcuts dialog. */
export function useEditorTools() {
  const [isSnapping, setIsSnapping] = useState(true);
  const [isBoxSelecting, setIsBoxSelecting] = useState(false);
  const [isShortcutsOpen, setIsShortcutsOpen] = useState(false);

  return {
    isSnapping,
    isBoxSelecting,
    isShortcutsOpen,
    toggleSnapping: () => setIsSnapping((value) => !value),
    toggleBoxSelection: () => setIsBoxSelecting((value) => !value),
    openShortcuts: () => setIsShortcutsOpen(true),
    closeShortcuts: () => setIsShortcutsOpen(false),
  };
}

export type EditorTools = ReturnType<typeof useEditorTools>;
