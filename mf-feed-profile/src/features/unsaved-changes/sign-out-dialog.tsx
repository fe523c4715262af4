import { ConfirmDialog } from "@topout/shared/ui";

interface SignOutDialogProps {
  onStay: () => void;
  onSignOut: () => void;
}

export const SignOutDialog = ({ onStay, onSignOut }: SignOutDialogProps) => (
  <ConfirmDialog
    title="Sign out without saving?"
    confirmLabel="Sign out"
    cancelLabel="Stay"
    isDestructive
    onConfirm={onSignOut}
    onCancel={onStay}
  >
    <p>Your changes aren't saved yet. Signing out discards them.</p>
  </ConfirmDialog>
);
