import { plural } from "@topout/shared/domain";
import { outboxState, useOutboxState } from "@topout/shared/platform";
import { ConfirmDialog } from "@topout/shared/ui";

const close = () => outboxState.setState({ blockedSignOut: undefined });

/** Confirms a sign-out while taps wait, because only this user's next login on this device sends them. */
export function SignOutDialog() {
  const { blockedSignOut, pendingOperations } = useOutboxState((state) => state);
  if (!blockedSignOut) return null;

  const signOut = () => {
    close();
    void blockedSignOut();
  };
  return (
    <ConfirmDialog
      title="Sign out?"
      confirmLabel="Sign out"
      cancelLabel="Stay"
      isDestructive
      onConfirm={signOut}
      onCancel={close}
    >
      <p>{formatPending(pendingOperations.length)}</p>
    </ConfirmDialog>
  );
}

const formatPending = (count: number) =>
  plural(count, {
    one: "1 change on this device won't be saved until you log in here again.",
    other: `${count} changes on this device won't be saved until you log in here again.`,
  });
