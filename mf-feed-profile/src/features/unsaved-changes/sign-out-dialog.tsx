import { Button, Dialog } from "@topout/shared/ui";

interface SignOutDialogProps {
  onStay: () => void;
  onSignOut: () => void;
}

export const SignOutDialog = ({ onStay, onSignOut }: SignOutDialogProps) => (
  <Dialog
    title="Sign out without saving?"
    role="alertdialog"
    onClose={onStay}
    footer={
      <>
        <Button onClick={onStay} data-autofocus>
          Stay
        </Button>
        <Button variant="danger" onClick={onSignOut}>
          Sign out
        </Button>
      </>
    }
  >
    <p>Your changes aren't saved yet. Signing out discards them.</p>
  </Dialog>
);
