import { useSendVerification } from "@topout/shared/api/account";
import { Button, Dialog, Mail } from "@topout/shared/ui";

interface VerifyDialogProps {
  email: string;
  onClose: () => void;
}

export function VerifyDialog({ email, onClose }: VerifyDialogProps) {
  const send = useSendVerification({ onSent: onClose });

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
            isBusy={send.isPending}
            onClick={() => send.mutate({ email })}
          >
            Send Email
          </Button>
        </>
      }
    >
      <p>To upload a video, you need to verify your email address.</p>
    </Dialog>
  );
}
