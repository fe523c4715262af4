import { adminMutations } from "@topout/shared/api/staff";
import type { UserRef } from "@topout/shared/contract";
import { notify, useMutation } from "@topout/shared/platform";
import { ConfirmDialog } from "@topout/shared/ui";

interface DeactivateDialogProps {
  user: UserRef;
  onClose: () => void;
}

export function DeactivateDialog({ user, onClose }: DeactivateDialogProps) {
  const { mutate, isPending } = useMutation({
    ...adminMutations.deactivate(),
    afterSuccess: () => notify({ type: "success", title: "Account deactivated" }),
  });

  return (
    <ConfirmDialog
      title={`Deactivate ${user.username}`}
      confirmLabel="Deactivate account"
      isDestructive
      isBusy={isPending}
      onCancel={onClose}
      onConfirm={() => mutate(user.id, { onSettled: onClose })}
    >
      <p>
        {`@${user.username} will be signed out on every device and can't log in until you reactivate the account. Climbs and videos stay.`}
      </p>
    </ConfirmDialog>
  );
}
