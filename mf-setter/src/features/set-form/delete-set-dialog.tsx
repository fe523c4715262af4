import { isApiError } from "@topout/shared/api";
import { setDependentsQuery, setMutations } from "@topout/shared/api/staff";
import type { RouteSet } from "@topout/shared/contract";
import { notify, useMutation, useQuery, useQueryClient } from "@topout/shared/platform";

import { DeleteDialog } from "../../setting/delete-dialog.tsx";
import { formatSetTitle } from "../../setting/format-set-title.ts";
import { createSetterMeta, reportLostRole } from "../../setting/setter-errors.ts";

interface DeleteSetDialogProps {
  set: RouteSet;
  circuitName: string;
  onClose: () => void;
}

/** Deletes a set with its routes. The confirmation counts the dependents. */
export function DeleteSetDialog({ set, circuitName, onClose }: DeleteSetDialogProps) {
  const dependents = useQuery(setDependentsQuery(set.id));
  const client = useQueryClient();
  const remove = useMutation({
    ...setMutations.remove(),
    meta: createSetterMeta("Set Deletion Failed", ["NOT_FOUND"]),
    onError: reportLostRole,
  });

  const handleDeleted = () => {
    notify({ type: "success", title: "Set Deleted" });
    onClose();
  };
  const handleConfirm = () =>
    remove.mutate(set.id, {
      onSuccess: handleDeleted,
      // Another setter has deleted it, or the response to an earlier attempt was lost.
      onError: (error) => {
        if (!isApiError(error, "NOT_FOUND")) return;
        void client.invalidateQueries();
        handleDeleted();
      },
    });

  return (
    <DeleteDialog
      title="Delete set"
      confirmLabel="Delete set"
      dependents={dependents}
      isBusy={remove.isPending}
      onConfirm={handleConfirm}
      onCancel={onClose}
    >
      <p>
        Are you sure you want to delete the set <b>{formatSetTitle(set)}</b> of {circuitName}? The
        set and all its routes will be removed for everybody. This cannot be undone.
      </p>
    </DeleteDialog>
  );
}
