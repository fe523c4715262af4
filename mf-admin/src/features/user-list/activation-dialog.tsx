import { adminMutations } from "@topout/shared/api/staff";
import type { User } from "@topout/shared/contract";
import { notify, useMutation } from "@topout/shared/platform";
import { ConfirmDialog } from "@topout/shared/ui";

interface ActivationDialogProps {
  user: User;
  onClose: () => void;
}

/** Asks before an account is deactivated or reactivated. */
export function ActivationDialog({ user, onClose }: ActivationDialogProps) {
  const text = user.is_active ? TEXTS.deactivate : TEXTS.reactivate;
  const deactivation = useMutation({
    ...adminMutations.deactivate(),
    afterSuccess: () => notify({ type: "success", title: TEXTS.deactivate.done }),
  });
  const reactivation = useMutation({
    ...adminMutations.reactivate(),
    afterSuccess: () => notify({ type: "success", title: TEXTS.reactivate.done }),
  });
  const { mutate } = user.is_active ? deactivation : reactivation;

  return (
    <ConfirmDialog
      title={text.title}
      confirmLabel={text.title}
      isDestructive={user.is_active}
      isBusy={deactivation.isPending || reactivation.isPending}
      onCancel={onClose}
      onConfirm={() => mutate(user.id, { onSettled: onClose })}
    >
      <p>{text.format(user.username)}</p>
    </ConfirmDialog>
  );
}

const TEXTS = {
  deactivate: {
    title: "Deactivate account",
    format: (username: string) =>
      `@${username} will be signed out on every device and can't log in until you reactivate the account. Climbs and videos stay.`,
    done: "Account deactivated",
  },
  reactivate: {
    title: "Reactivate account",
    format: (username: string) =>
      `@${username} can log in again. Devices that were signed out stay signed out.`,
    done: "Account reactivated",
  },
} as const;
