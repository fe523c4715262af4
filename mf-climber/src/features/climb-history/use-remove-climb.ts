import type { Climb } from "@topout/shared/contract";
import { dismiss, notify, withOutbox } from "@topout/shared/platform";

/** Returns a function that deletes a climb and offers Undo, which adds the climb again with its time. */
export function useRemoveClimb(routeName: string) {
  const restore = (climb: Climb) => withOutbox((outbox) => outbox.restoreClimb(climb, routeName));

  return async (climb: Climb) => {
    const operation = { type: "removeClimb", climb } as const;
    const isStored = await withOutbox((outbox) => outbox.enqueue(operation, routeName));
    if (!isStored) return;
    // Dismiss the climb's notification, because its Undo would delete the climb again.
    dismiss(climb.id);
    notify({
      id: climb.id,
      type: "success",
      title: climb.sent ? "Send deleted" : "Attempt deleted",
      message: routeName,
      action: { label: "Undo", run: () => void restore(climb) },
    });
  };
}
