import { circuitMutations, circuitStaffQueries } from "@topout/shared/api/staff";
import type { Circuit } from "@topout/shared/contract";
import { notify, useMutation, useQuery } from "@topout/shared/platform";
import { ConfirmDialog } from "@topout/shared/ui";

import { formatDependents } from "./format-dependents.ts";

interface DeleteCircuitDialogProps {
  circuit: Circuit;
  onClose: () => void;
}

const BODY = "This circuit will be removed for everybody and all routes belonging to it.";

/** Asks before a circuit is deleted, and counts what is deleted with it. */
export function DeleteCircuitDialog({ circuit, onClose }: DeleteCircuitDialogProps) {
  // The dialog also works without the counts, so a failure is not shown.
  const dependents = useQuery({
    ...circuitStaffQueries.dependents(circuit.id),
    meta: { handledErrors: true },
  });
  const remove = useMutation(circuitMutations.remove());

  return (
    <ConfirmDialog
      title="Delete circuit"
      body={dependents.data ? `${BODY} ${formatDependents(dependents.data)}` : BODY}
      confirmLabel="Delete circuit"
      isDestructive
      isBusy={remove.isPending}
      onCancel={onClose}
      onConfirm={() =>
        remove.mutate(circuit.id, {
          onSuccess: () => {
            notify({ type: "success", title: "Circuit Deleted" });
            onClose();
          },
        })
      }
    />
  );
}
