import { useState } from "react";

/** The state of the snap and box tools, and of the shortcuts and issues dialogs. */
export function useEditorTools() {
  const [isSnapping, setIsSnapping] = useState(true);
  const [isBoxSelecting, setIsBoxSelecting] = useState(false);
  const [isShortcutsDialogOpen, setIsShortcutsDialogOpen] = useState(false);
  const [isIssuesDialogOpen, setIsIssuesDialogOpen] = useState(false);

  return {
    isSnapping,
    isBoxSelecting,
    isShortcutsDialogOpen,
    isIssuesDialogOpen,
    toggleSnapping: () => setIsSnapping((value) => !value),
    toggleBoxSelection: () => setIsBoxSelecting((value) => !value),
    openShortcuts: () => setIsShortcutsDialogOpen(true),
    closeShortcuts: () => setIsShortcutsDialogOpen(false),
    openIssues: () => setIsIssuesDialogOpen(true),
    closeIssues: () => setIsIssuesDialogOpen(false),
  };
}

export type EditorTools = ReturnType<typeof useEditorTools>;
