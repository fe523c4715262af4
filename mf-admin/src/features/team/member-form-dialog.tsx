import { Button, Dialog } from "@topout/shared/ui";
import type { ReactNode } from "react";

interface MemberFormDialogProps {
  title: string;
  /** The id of the form in the dialog, which Save submits. */
  formId: string;
  isBusy: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that changes one property of a member. */
export const MemberFormDialog = ({
  title,
  formId,
  isBusy,
  onClose,
  children,
}: MemberFormDialogProps) => (
  <Dialog
    title={title}
    onClose={onClose}
    footer={
      <>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" form={formId} variant="primary" isBusy={isBusy}>
          Save
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
);
