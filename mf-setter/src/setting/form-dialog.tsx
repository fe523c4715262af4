import type { ComponentProps } from "react";

import { type CloseBlocker, ConfirmDialog, Dialog } from "@topout/shared/ui";

interface FormDialogProps extends Omit<ComponentProps<typeof Dialog>, "onClose"> {
  blocker: CloseBlocker;
}

/** A dialog with a form. It asks for confirmation before it discards changes. */
export function FormDialog({ blocker, ...props }: FormDialogProps) {
  return (
    <>
      <Dialog {...props} onClose={blocker.requestClose} />
      {blocker.isBlocked && <DiscardDialog onKeep={blocker.reset} onDiscard={blocker.close} />}
    </>
  );
}

interface DiscardDialogProps {
  onKeep: () => void;
  onDiscard: () => void;
}

const DiscardDialog = ({ onKeep, onDiscard }: DiscardDialogProps) => (
  <ConfirmDialog
    title="Discard changes?"
    confirmLabel="Discard"
    cancelLabel="Keep editing"
    isDestructive
    onConfirm={onDiscard}
    onCancel={onKeep}
  >
    <p>Your changes are not saved yet. If you discard them, they are lost.</p>
  </ConfirmDialog>
);
