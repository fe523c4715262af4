import { climbMutations, createClimb } from "@topout/shared/api";
import type { Climb } from "@topout/shared/contract";
import { dismiss, notify, useMutation } from "@topout/shared/platform";

/** Deletes a climb and then offers to undo it. Undo adds a climb with the same time. */
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
          action: { label: "Undo", run: () => log.mutate(copyClimb(climb)) },
        }),
      () => undefined,
    );
  };
}

/** The copy has its own id, because the server rejects an id that was removed more than once. */
const copyClimb = ({ route, sent, time }: Climb) => ({ ...createClimb(route, sent), time });
