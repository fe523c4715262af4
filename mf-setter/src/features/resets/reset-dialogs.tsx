import { useEffect, useState } from "react";

import type { Gym, Reset } from "@topout/shared/contract";
import { useOverlayState } from "@topout/shared/platform";

import { AnnounceResetDialog } from "./announce-reset-dialog.tsx";
import { DeleteResetDialog } from "./delete-reset-dialog.tsx";
import { RenameDialog } from "./rename-dialog.tsx";
import type { DraftAction } from "./reset-menu.tsx";
import { UndoDialog } from "./undo/undo-dialog.tsx";

export type ResetAction = DraftAction | "undo";

interface OpenDialog {
  readonly action: ResetAction;
  readonly resetId: string;
}

const ACTIONS: ReadonlySet<unknown> = new Set<ResetAction>([
  "undo",
  "rename",
  "announce",
  "delete",
]);

/** Stores the open dialog in the history entry, so that back closes it. */
export function useResetDialog() {
  const { value, open, close } = useOverlayState("resets");
  return {
    dialog: isOpenDialog(value) ? value : undefined,
    open: (dialog: OpenDialog) => open(dialog),
    close,
  };
}

const isOpenDialog = (value: unknown): value is OpenDialog =>
  ACTIONS.has((Object(value) as Partial<OpenDialog>).action);

interface ResetDialogsProps {
  gym: Gym;
  dialog: OpenDialog;
  resets: readonly Reset[];
  /** The calendar date in the time zone of the gym. */
  today: string;
  onClose: () => void;
}

/** Renders the open dialog. It keeps its reset, even if a refetch removes it from the list. */
export function ResetDialogs({ dialog, resets, ...props }: ResetDialogsProps) {
  const listedReset = resets.find(({ id }) => id === dialog.resetId);
  const [initialReset] = useState(listedReset);
  const reset = listedReset ?? initialReset;

  if (!reset) return <CloseDialog onClose={props.onClose} />;
  switch (dialog.action) {
    case "undo":
      return <UndoDialog reset={reset} onClose={props.onClose} />;
    case "rename":
      return <RenameDialog reset={reset} onClose={props.onClose} />;
    case "announce":
      return <AnnounceResetDialog reset={reset} {...props} />;
    case "delete":
      return <DeleteResetDialog reset={reset} onClose={props.onClose} />;
  }
}

/** Closes a dialog whose reset no longer exists, for example after a reload. */
function CloseDialog({ onClose }: { onClose: () => void }) {
  useEffect(onClose, [onClose]);
  return null;
}
