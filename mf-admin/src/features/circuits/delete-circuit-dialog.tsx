import { circuitMutations, circuitStaffQueries } from "@topout/shared/api/staff";
import type { Circuit, Dependents } from "@topout/shared/contract";
import { formatDependents } from "@topout/shared/domain";
import { notify, useMutation, useQuery } from "@topout/shared/platform";
import { ConfirmDialog } from "@topout/shared/ui";

interface DeleteCircuitDialogProps {
  circuit: Circuit;
  onClose: () => void;
}

const BODY = "This circuit will be removed for everybody and all routes belonging to it.";

/** Confirms the deletion of a circuit, and counts the dependents. */
export function DeleteCircuitDialog({ circuit, onClose }: DeleteCircuitDialogProps) {
  // The dialog also works without the counts.
  const dependents = useQuery(circuitStaffQueries.dependents(circuit.id));
  const remove = useMutation({
    ...circuitMutations.remove(),
    afterSuccess: () => notify({ type: "success", title: "Circuit Deleted" }),
  });

  return (
    <ConfirmDialog
      title="Delete circuit"
      confirmLabel="Delete circuit"
      isDestructive
      isBusy={remove.isPending}
      onCancel={onClose}
      onConfirm={() => remove.mutate(circuit.id, { onSuccess: onClose })}
    >
      <p>{dependents.data ? `${BODY} ${describeDependents(dependents.data)}` : BODY}</p>
    </ConfirmDialog>
  );
}

function describeDependents(dependents: Dependents): string {
  const text = formatDependents(dependents);
  return text === undefined ? "It has no routes." : `Also deleted: ${text}.`;
}
