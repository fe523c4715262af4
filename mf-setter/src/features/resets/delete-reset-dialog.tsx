import { resetMutations } from "@topout/shared/api/staff";
import type { Reset } from "@topout/shared/contract";
import { plural } from "@topout/shared/domain";
import { ConfirmDialog, Trash2 } from "@topout/shared/ui";

import { useDeletion } from "../../route-writes/use-deletion.ts";

interface DeleteResetDialogProps {
  reset: Reset;
  onClose: () => void;
}

export function DeleteResetDialog({ reset, onClose }: DeleteResetDialogProps) {
  const { remove, isDeleting } = useDeletion({
    mutation: resetMutations.remove(),
    successTitle: "Draft Deleted",
    onClose,
  });

  return (
    <ConfirmDialog
      title="Delete this draft"
      confirmLabel="Delete draft"
      confirmIcon={<Trash2 size={18} />}
      isDestructive
      isBusy={isDeleting}
      onConfirm={() => remove(reset.id)}
      onCancel={onClose}
    >
      <p>{formatWarning(reset.new.length)}</p>
    </ConfirmDialog>
  );
}

function formatWarning(newCount: number): string {
  if (newCount === 0) return "Nothing on the wall changes.";
  return plural(newCount, {
    one: "The new route in it is gone. Nothing on the wall changes.",
    other: `The ${newCount} new routes in it are gone. Nothing on the wall changes.`,
  });
}
