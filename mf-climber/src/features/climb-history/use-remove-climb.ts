import { climbMutations } from "@topout/shared/api";
import type { Climb } from "@topout/shared/contract";
import { dismiss, notify, useMutation } from "@topout/shared/platform";

/** Deletes a climb and then offers to undo it. Undo adds the same climb again, with its time. */
export function useRemoveClimb(routeName: string) {
  const remove = useMutation(climbMutations.remove());
  const log = useMutation(climbMutations.log());

  return (climb: Climb) => {
    // Dismiss the climb's notification, because its Undo would delete the climb again.
    dismiss(climb.id);
    // The query client shows the error.
    remove.mutateAsync(climb).then(
      () =>
        notify({
          id: climb.id,
          type: "success",
          title: climb.sent ? "Send deleted" : "Attempt deleted",
          message: routeName,
          action: { label: "Undo", run: () => log.mutate(climb) },
        }),
      () => undefined,
    );
  };
}
