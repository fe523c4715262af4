import type { ComponentProps, ReactNode } from "react";

import { Button, type CloseBlocker, ConfirmDialog, Dialog } from "@topout/shared/ui";

interface FormDialogProps extends Omit<ComponentProps<typeof Dialog>, "onClose" | "footer"> {
  blocker: CloseBlocker;
  /** The id of the form, which the footer submits. */
  formId: string;
  submitLabel: string;
  isBusy: boolean;
  isDisabled?: boolean;
  /** Before the buttons. */
  footerStart?: ReactNode;
}

/** A dialog with a form. It asks for confirmation before it discards changes. */
export function FormDialog(props: FormDialogProps) {
  const { blocker, formId, submitLabel, isBusy, isDisabled, footerStart, ...dialogProps } = props;
  return (
    <>
      <Dialog
        {...dialogProps}
        onClose={blocker.requestClose}
        footer={
          <>
            {footerStart}
            <Button onClick={blocker.requestClose}>Cancel</Button>
            <Button
              type="submit"
              form={formId}
              variant="primary"
              isBusy={isBusy}
              isDisabled={isDisabled}
            >
              {submitLabel}
            </Button>
          </>
        }
      />
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
    <p>Your changes aren't saved yet. If you discard them, they'll be lost.</p>
  </ConfirmDialog>
);
