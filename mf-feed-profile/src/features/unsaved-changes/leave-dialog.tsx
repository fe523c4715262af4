import { Button, Dialog } from "@topout/shared/ui";

interface LeaveDialogProps {
  onStay: () => void;
  onDiscard: () => void;
  onLeave: () => void;
}

export const LeaveDialog = ({ onStay, onDiscard, onLeave }: LeaveDialogProps) => (
  <Dialog
    title="Leave without saving?"
    role="alertdialog"
    onClose={onStay}
    footer={
      <>
        <Button variant="dangerGhost" onClick={onDiscard}>
          Discard changes
        </Button>
        <Button onClick={onStay} data-autofocus>
          Stay
        </Button>
        <Button variant="primary" onClick={onLeave}>
          Leave
        </Button>
      </>
    }
  >
    <p>Your changes aren't saved yet. If you leave, they'll be here when you come back.</p>
  </Dialog>
);
