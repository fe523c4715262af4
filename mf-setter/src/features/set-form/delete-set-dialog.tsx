import { setDependentsQuery, setMutations } from "@topout/shared/api/staff";
import type { RouteSet } from "@topout/shared/contract";
import { useQuery } from "@topout/shared/platform";

import { DeleteDialog } from "../../route-writes/delete-dialog.tsx";
import { formatSetTitle } from "../../route-writes/format-set-title.ts";
import { useDeletion } from "../../route-writes/use-deletion.ts";

interface DeleteSetDialogProps {
  set: RouteSet;
  circuitName: string;
  onClose: () => void;
}

/** Deletes a set with its routes. The confirmation counts the dependents. */
export function DeleteSetDialog({ set, circuitName, onClose }: DeleteSetDialogProps) {
  const dependents = useQuery(setDependentsQuery(set.id));
  const { remove, isDeleting } = useDeletion({
    mutation: setMutations.remove(),
    successTitle: "Set Deleted",
    onClose,
  });

  return (
    <DeleteDialog
      title="Delete set"
      confirmLabel="Delete set"
      dependents={dependents}
      isBusy={isDeleting}
      onConfirm={() => remove(set.id)}
      onCancel={onClose}
    >
      <p>
        <span>{"Are you sure you want to delete the set "}</span>
        <b>{formatSetTitle(set)}</b>
        <span>{` of ${circuitName}? The set and all its routes will be removed for everybody. This cannot be undone.`}</span>
      </p>
    </DeleteDialog>
  );
}
