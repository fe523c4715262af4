import { useState } from "react";

/** The state of the snap and box tools, and of the shortcuts and warnings dialogs. */
export function useEditorTools() {
  const [isSnapping, setIsSnapping] = useState(true);
  const [isBoxSelecting, setIsBoxSelecting] = useState(false);
  const [isShortcutsDialogOpen, setIsShortcutsDialogOpen] = useState(false);
  const [isWarningsDialogOpen, setIsWarningsDialogOpen] = useState(false);

  return {
    isSnapping,
    isBoxSelecting,
    isShortcutsDialogOpen,
    isWarningsDialogOpen,
    toggleSnapping: () => setIsSnapping((value) => !value),
    toggleBoxSelection: () => setIsBoxSelecting((value) => !value),
    openShortcuts: () => setIsShortcutsDialogOpen(true),
    closeShortcuts: () => setIsShortcutsDialogOpen(false),
    openWarnings: () => setIsWarningsDialogOpen(true),
    closeWarnings: () => setIsWarningsDialogOpen(false),
  };
}

export type EditorTools = ReturnType<typeof useEditorTools>;
