import { useState } from "react";

/** The state of the snap and box tools, and of the shortcuts and issues dialogs. */
export function useEditorTools() {
  const [isSnapping, setIsSnapping] = useState(true);
  const [isBoxSelecting, setIsBoxSelecting] = useState(false);
  const [isShortcutsOpen, setIsShortcutsOpen] = useState(false);
  const [isIssuesOpen, setIsIssuesOpen] = useState(false);

  return {
    isSnapping,
    isBoxSelecting,
    isShortcutsOpen,
    isIssuesOpen,
    toggleSnapping: () => setIsSnapping((value) => !value),
    toggleBoxSelection: () => setIsBoxSelecting((value) => !value),
    openShortcuts: () => setIsShortcutsOpen(true),
    closeShortcuts: () => setIsShortcutsOpen(false),
    openIssues: () => setIsIssuesOpen(true),
    closeIssues: () => setIsIssuesOpen(false),
  };
}

export type EditorTools = ReturnType<typeof useEditorTools>;
