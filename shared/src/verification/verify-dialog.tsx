import { useSendVerification } from "@topout/shared/api/account";
import { Button, Dialog, Mail } from "@topout/shared/ui";

interface VerifyDialogProps {
  /** For example "To upload a video, you need to verify your email address." */
  message: string;
  email: string;
  onClose: () => void;
}

/** Asks users to verify their email address before they do something. */
export function VerifyDialog({ message, email, onClose }: VerifyDialogProps) {
  const sendVerification = useSendVerification({ onSent: onClose });

  return (
    <Dialog
      title="Verify your email"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            icon={<Mail size={18} aria-hidden="true" />}
            isBusy={sendVerification.isPending}
            onClick={() => sendVerification.mutate({ email })}
          >
            Send Email
          </Button>
        </>
      }
    >
      <p>{message}</p>
    </Dialog>
  );
}
